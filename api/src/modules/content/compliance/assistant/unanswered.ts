import type { UnansweredQuestion } from '../../../../contract/named-types';
import { guideLimits } from '../../../../contract/limits/compliance';
import { AnswerFeedback } from '../feedback/answer-feedback.model';
import type { UnansweredQuery } from './ask.schema';
import { sureEnough } from './outcome';
import { entryIndex } from './guide-entries';

/** Missed answers that are read, the newest: the editor states it. */
const mostRead = 500;
/** Questions that share so much of their terms are one. */
const leastShared = 0.5;

interface Group {
  readonly guide: string | null;
  readonly terms: ReadonlySet<string>;
  readonly questions: string[];
  asked: number;
}

/**
 * Questions that readers missed an answer to and that no administrator has dealt with, those about one thing together,
 * with the guide that comes nearest: a part of them, the most asked first.
 * @param near slug of a guide: those that come nearest to it, besides those that come near none
 */
export async function unansweredQuestions({ near, offset, limit }: UnansweredQuery): Promise<UnansweredQuestion[]> {
  const missed = await AnswerFeedback.query()
    .where({ helpful: false })
    .whereNull('resolvedAt')
    .whereIn('answeredBy', ['refusal', 'closest'])
    .orderBy('id', 'desc')
    .limit(mostRead);
  const index = await entryIndex();
  const groups: Group[] = [];
  for (const { question } of missed) {
    const { entries, terms } = index.find(question);
    const [top] = entries;
    // An answer that was written since is no longer missed.
    if (top && !top.isElsewhere && top.sure >= sureEnough.answer) continue;
    const isNear = top && (top.sure >= sureEnough.closest || terms.some((term) => top.entry.guide.subject.has(term)));
    const guide = isNear ? top.entry.guide.guide.slug : null;
    const group = groups.find((other) => other.guide === guide && sharedOf(other.terms, terms) >= leastShared);
    if (!group) groups.push({ guide, terms: new Set(terms), questions: [question], asked: 1 });
    else {
      group.asked += 1;
      if (!group.questions.includes(question)) group.questions.push(question);
    }
  }
  return groups
    .sort((one, other) => other.asked - one.asked)
    .filter(({ guide }) => guide === near || guide === null)
    .slice(offset, offset + limit)
    .map(({ guide, questions, asked }) => ({ guide, questions: questions.slice(0, guideLimits.waysMax), asked }));
}

function sharedOf(some: ReadonlySet<string>, others: readonly string[]): number {
  const both = others.filter((term) => some.has(term)).length;
  return both / Math.max(1, new Set([...some, ...others]).size);
}
