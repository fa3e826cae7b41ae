import type { GuideTrial } from '../../../contract/named-types';
import { Guide } from '../guide.model';
import { columnsOf } from '../guide-editing/guide-content';
import type { SentContent } from '../guide-editing/guide-editing.schema';
import { EntryIndex } from './entry-index';
import { outcomeOf } from './outcome';

/** A guide as its editor has it now, and what is asked of it. */
export interface GuideTrialPayload {
  /** Null for a guide that was never saved. */
  readonly guideId: number | null;
  readonly content: SentContent;
  readonly question: string;
}

const mostShown = 4;

/** What would answer a question if the guide were public as its editor has it, and how sure that is. */
export async function tryGuide({ guideId, content, question }: GuideTrialPayload): Promise<GuideTrial> {
  const others = Guide.query().where('published', true);
  if (guideId !== null) others.whereNot('id', guideId);
  const columns = columnsOf({ ...content, slug: content.slug || 'this-guide', answers: content.answers ?? [] });
  const index = new EntryIndex([...(await others), { ...columns, lastUpdated: new Date() }]);
  const found = index.find(question);
  const outcome = outcomeOf(index, found);
  return {
    outcome: outcome.kind,
    entries: found.entries.slice(0, mostShown).map(({ entry, sure }) => ({
      question: entry.title,
      answer: entry.answer,
      guide: entry.guide.guide.title,
      isThisGuide: entry.guide.guide.slug === columns.slug,
      sure: Math.round(sure * 100),
    })),
  };
}
