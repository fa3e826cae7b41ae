import { readTable } from '../../src/platform/files/read-table';

const rows = readTable(new URL('sentences.tsv', import.meta.url));
const sentencesOf = (about: string, tone: string): readonly string[] =>
  rows.flatMap(([of, as, sentence = '']) => (of === about && as === tone ? [sentence] : []));

/** Review sentences, by what was bought. `{first}` is the professional's first name. */
export interface ReviewSentences {
  praise: readonly string[];
  mixed: readonly string[];
  critical: readonly string[];
}

const reviewsOf = (about: string): ReviewSentences => ({
  praise: sentencesOf(about, 'praise'),
  mixed: sentencesOf(about, 'mixed'),
  critical: sentencesOf(about, 'critical'),
});

export const taxSentences = reviewsOf('tax');
export const bookSentences = reviewsOf('books');
export const cfoSentences = reviewsOf('cfo');
export const adviceSentences = reviewsOf('advice');

/** Short ones that fit any professional. */
export const shortPraise = sentencesOf('any', 'praise');

/** Public replies of professionals to reviews. */
export const replies = sentencesOf('any', 'reply');

/** First messages of clients who later reviewed the professional. */
export const openings = sentencesOf('first message', 'client');

/** The professionals' replies. */
export const answers = sentencesOf('first message', 'professional');
