import type { GuideTrial } from '../../../../contract/named-types';
import { Guide } from '../guide.model';
import { columnsOf } from '../guide-editing/guide-content';
import type { SentContent } from '../guide-editing/guide-editing.schema';
import { EntryIndex } from './entry-index';
import { entryIndex } from './guide-entries';
import { outcomeOf } from './outcome';

/** A guide as its editor has it now, and what is asked of it. */
export interface GuideTrialPayload {
  /** Null for a guide that was never saved. */
  readonly guideId: number | null;
  readonly content: SentContent;
  readonly question: string;
}

const mostShown = 4;

/** Asks the guides as if this one were public as its editor has it. Gives the nearest entries, each sure in percent. */
export async function tryGuide({ guideId, content, question }: GuideTrialPayload): Promise<GuideTrial> {
  const published = guideId === null ? undefined : await Guide.query().findById(guideId).select('slug');
  const others = (await entryIndex()).guides.filter(({ guide }) => guide.slug !== published?.slug);
  const columns = columnsOf({ ...content, slug: content.slug || 'this-guide', answers: content.answers ?? [] });
  const index = new EntryIndex([{ ...columns, lastUpdated: new Date() }], others);
  const found = index.find(question);
  const outcome = outcomeOf(index, found);
  const shown = new Set([...('entry' in outcome ? [outcome.entry] : []), ...found.entries]);
  return {
    outcome: outcome.kind,
    entries: [...shown].slice(0, mostShown).map(({ entry, sure }) => ({
      question: entry.title,
      answer: entry.answer,
      guide: entry.guide.guide.title,
      isThisGuide: entry.guide.guide.slug === columns.slug,
      sure: Math.round(sure * 100),
    })),
  };
}
