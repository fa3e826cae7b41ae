import type { GuideContent } from '@counterpart/api/contract';
import { errorSentence, isApiError } from '@counterpart/shell/sdk';

/** Returns the error at a field of a guide, by its path in the content: `sources.0.url`. */
export type ErrorAt = (path: string) => string | undefined;

/** A refusal that one field explains; `note` is of the dialog that publishes. */
export interface FieldRefusal {
  readonly path: string;
  readonly sentence: string;
}

const fields: readonly (keyof GuideContent | 'note')[] = [
  'note',
  'title',
  'slug',
  'summary',
  'businessApplication',
  'industriesImpacted',
  'complianceChecklist',
  'answers',
  'jurisdiction',
  'serviceTypes',
  'sources',
  'lastReviewed',
  'reviewDue',
];

/** Of the checklist and the services one field shows all items; of an answer, each of its fields. */
const asOneField = /^(complianceChecklist|serviceTypes|answers\.\d+\.\w+)\..*/;

/** Positions of the lines that are sent: empty ones are left out, so that the third sent may be the fifth typed. */
const positionsOfSources = ({ sources }: GuideContent): number[] =>
  sources.flatMap(({ name, url }, index) => (name.trim() !== '' || url.trim() !== '' ? [index] : []));

/** At which field of the form a refusal belongs; null for one that is about none of them. */
export function fieldRefusal(error: unknown, typed: GuideContent): FieldRefusal | null {
  if (!isApiError(error) || error.field === null) return null;
  const path = error.field
    .replace(/^content\./, '')
    .replace(asOneField, '$1')
    .replace(/^sources\.(\d+)$/, 'sources')
    .replace(/^industriesImpacted\.(\d+)$/, 'industriesImpacted')
    .replace(/^sources\.(\d+)\./, (_, index: string) => `sources.${positionsOfSources(typed)[Number(index)] ?? 0}.`);
  return fields.some((field) => field === path.split('.')[0]) ? { path, sentence: errorSentence(error) } : null;
}
