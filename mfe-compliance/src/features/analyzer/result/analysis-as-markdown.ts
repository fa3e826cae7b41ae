import type { AnalysisContent } from '@counterpart/api/contract';
import { plain, quoted } from '../../../markdown';
import { kindLabels } from './finding-kinds';

type Point = AnalysisContent['points']['summary'][number];

/** An analysis as a Markdown file: each part with its pages, then every finding with its quote. */
export function analysisAsMarkdown(analysis: AnalysisContent, fileName: string): string {
  const { points, industryImpact, risksAndPenalties, findings, notice } = analysis;
  const said = ({ text, page }: Point) => `${plain(text)} (page ${page})`;
  const list = (items: readonly Point[], mark: (index: number) => string) =>
    items.map((point, index) => `${mark(index)} ${said(point)}`).join('\n');
  const part = (title: string, text: string): string[] => (text ? [`## ${title}`, text] : []);
  const paragraphs = (items: readonly Point[], otherwise = '') => items.map(said).join('\n\n') || plain(otherwise);
  return `${[
    `# ${plain(fileName)}`,
    `_${plain(notice)}_`,
    ...part('Summary', paragraphs(points.summary)),
    ...part(
      'Key Points',
      list(points.keyPoints, () => '-'),
    ),
    ...part('Impact on Your Industry', paragraphs(points.industryImpact, industryImpact)),
    ...part(
      'Recommended Compliance Steps',
      list(points.complianceSteps, (index) => `${index + 1}.`),
    ),
    ...part('Risks & Penalties', paragraphs(points.risksAndPenalties, risksAndPenalties)),
    ...(findings.length > 0 ? ['## Findings'] : []),
    ...findings.map(
      ({ kind, quote, page, date }) =>
        `**${kindLabels[kind]}**, page ${page}${date ? `, ${date}` : ''}\n\n${quoted(quote)}`,
    ),
  ].join('\n\n')}\n`;
}
