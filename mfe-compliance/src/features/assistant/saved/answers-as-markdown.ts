import type { WriteDate } from '@counterpart/shell/sdk';
import { link, plain, quoted } from '../../../markdown';
import type { SavedAnswer } from './saved-answers';

/**
 * Saved answers as one Markdown file: each with its sections, sources and the passages behind its numbers.
 * @param dateText writes a moment on the reader's clock
 * @param origin of the product, put before the paths of its links: `https://example.com`
 */
export function answersAsMarkdown(answers: readonly SavedAnswer[], dateText: WriteDate, origin: string): string {
  const texts = answers.map((answer) => answerAsMarkdown(answer, dateText, origin));
  return `${['# Saved Questions & Answers', ...texts].join('\n\n')}\n`;
}

function answerAsMarkdown(
  { title, question, savedAt, response }: SavedAnswer,
  dateText: WriteDate,
  origin: string,
): string {
  const { answer, answerCitations, sections, sources, citations, notice } = response;
  const origins = [`Saved on ${dateText(savedAt, 'day')}`, ...(notice ? [notice] : [])];
  return [
    `## ${plain(title)}`,
    ...(title === question ? [] : [`Question: ${plain(question)}`]),
    `_${plain(origins.join(' · '))}_`,
    plain(answer) + marks(answerCitations),
    ...sections.flatMap((section) => [
      `### ${plain(section.title)}`,
      section.content.map((line, at) => `- ${plain(line)}${marks(section.citations[at] ?? [])}`).join('\n'),
    ]),
    ...(sources.length > 0 ? ['### Sources & References'] : []),
    ...(sources.length > 0
      ? [
          sources
            .map((source) => `- ${link(source.title, source.url, origin)}: ${plain(source.description)}`)
            .join('\n'),
        ]
      : []),
    ...(citations.length > 0 ? ['### Passages'] : []),
    ...citations.map(
      ({ guide, title: guideTitle, heading, quote }, index) =>
        `[${index + 1}] ${link(`${guideTitle}, ${heading}`, `/compliance/${encodeURIComponent(guide)}`, origin)}\n\n${quoted(quote)}`,
    ),
  ].join('\n\n');
}

const marks = (numbers: readonly number[]): string => numbers.map((number) => ` [${number + 1}]`).join('');
