import type { Guide } from '@counterpart/api/contract';
import { isWebUrl } from '../../safe-url';

/** A part of a guide's page. */
export interface GuideSection {
  /** Fragment of its URL, without the `#`: `checklist`. */
  readonly id: string;
  readonly title: string;
}

/** The parts of a guide's page. */
export const guideSections = {
  application: { id: 'application', title: 'How This Applies to Businesses' },
  industries: { id: 'industries', title: 'Industries Most Impacted' },
  checklist: { id: 'checklist', title: 'Practical Checklist for Compliance' },
  summary: { id: 'summary', title: 'Summary of the Law' },
  source: { id: 'source', title: 'Official Source' },
  changes: { id: 'changes', title: 'What Changed' },
} as const satisfies Record<string, GuideSection>;

/** Tells whether a guide names a source that can be opened. */
export const hasSource = ({ officialSourceUrl, sources }: Guide): boolean =>
  [officialSourceUrl ?? '', ...sources.map(({ url }) => url)].some(isWebUrl);

/** The parts that a guide has, in their order. */
export function sectionsOf(guide: Guide): readonly GuideSection[] {
  const { application, industries, checklist, summary, source, changes } = guideSections;
  return [
    application,
    industries,
    checklist,
    summary,
    ...(hasSource(guide) ? [source] : []),
    ...(guide.changes.length > 0 ? [changes] : []),
  ];
}
