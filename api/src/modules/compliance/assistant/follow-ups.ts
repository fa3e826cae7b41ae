import { refusalOf } from './assess-question';
import type { GuideText } from './passages';
import type { PassageIndex } from './retrieve-passages';

const mostFollowUps = 3;

const shortTitle = (guide: GuideText): string => guide.title.split(':')[0] ?? guide.title;

/** Questions that a guide answers beyond what was just asked: who is affected, what to do, by when, at what cost. */
const candidates = (guide: GuideText): string[] => [
  `What should we do first to comply with ${shortTitle(guide)}?`,
  ...guide.industriesImpacted.map(
    ({ industry }) => `What does ${shortTitle(guide)} mean for ${industry.toLowerCase()} businesses?`,
  ),
  `What are the deadlines and penalties of ${shortTitle(guide)}?`,
];

/** What can be asked next about a guide; each has been checked to get an answer from it. */
export function followUpsOf(index: PassageIndex, guide: GuideText): string[] {
  const answered: string[] = [];
  for (const question of candidates(guide)) {
    if (answered.length === mostFollowUps) break;
    const retrieval = index.search(question);
    if (retrieval.best?.guide.slug === guide.slug && refusalOf(question, retrieval) === null) answered.push(question);
  }
  return answered;
}
