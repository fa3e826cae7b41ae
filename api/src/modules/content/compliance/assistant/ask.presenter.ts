import type { ComplianceAnswer } from '../../../../contract/named-types';
import type { CitedAnswer, Statement } from './answer';
import type { Entry } from './entry';
import type { GuideText, Passage } from './passages';

const notices = {
  model: 'Answered by AI from our guides. Every sentence names its passage.',
  guides: 'Answered from our guides',
  closest: null,
  refusal: null,
} as const;

/** Presents an answer to a visitor: texts, and for each the numbers of its citations. */
export function presentAnswer(
  { answeredBy, answer, sections }: CitedAnswer,
  { followUps, related }: Pick<ComplianceAnswer, 'followUps' | 'related'>,
  notice: string | null = notices[answeredBy],
): ComplianceAnswer {
  const passages = new Map<string, Passage>();
  const numbersOf = (statement: Statement): number[] =>
    statement.passages.map((passage) => {
      passages.set(passage.id, passage);
      return [...passages.keys()].indexOf(passage.id);
    });
  const answerCitations = [...new Set(answer.flatMap(numbersOf))];
  const presented = sections.map(({ title, statements }) => ({
    title,
    content: statements.map(({ text }) => text),
    citations: statements.map(numbersOf),
  }));
  const cited = [...passages.values()];
  return {
    answer: answer.map(({ text }) => text).join(' '),
    sections: presented,
    sources: sourcesOf(cited),
    answeredBy,
    notice,
    answerCitations,
    citations: cited.map(({ id, guide, heading, text }) => ({
      passage: id,
      guide: guide.slug,
      title: guide.title,
      heading,
      quote: text,
      jurisdiction: guide.jurisdiction,
      reviewed: (guide.lastReviewed ?? guide.lastUpdated).toISOString(),
    })),
    followUps,
    related,
  };
}

/**
 * Response where there is no answer: a sentence, and an official page.
 * @param asksNothing true for thanks, a greeting and the like
 */
export const presentRefusal = (text: string, nearest: GuideText | null, asksNothing: boolean): ComplianceAnswer => ({
  ...presentAnswer(
    { answeredBy: 'refusal', answer: [{ text, passages: [] }], sections: [] },
    { followUps: [], related: [] },
  ),
  sources: nearest ? officialSourceOf(nearest) : [],
  asksNothing,
});

/** Entries as what can be asked. */
export const presentRelated = (entries: readonly Entry[]): ComplianceAnswer['related'] =>
  entries.map(({ title, guide: { guide } }) => ({ question: title, guide: guide.slug, title: guide.title }));

/** The guides of the citations, and the official text each was written from. */
function sourcesOf(passages: readonly Passage[]): ComplianceAnswer['sources'] {
  const guides = new Map(passages.map(({ guide }) => [guide.slug, guide]));
  return [...guides.values()].flatMap((guide) => [
    { title: guide.title, url: `/compliance/${guide.slug}`, description: 'Our guide, with the passages quoted here' },
    ...officialSourceOf(guide),
  ]);
}

const officialSourceOf = ({ title, officialSourceUrl: url }: GuideText): ComplianceAnswer['sources'] =>
  url ? [{ title: `Official source: ${hostOf(url)}`, url, description: `The official text behind ‘${title}’` }] : [];

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);
