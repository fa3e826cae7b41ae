import type { AnalysisContent } from '@counterpart/api/contract';
import { plain, quoted } from '../../../markdown';
import { dateLabels, labelsOf } from './finding-kinds';

type Point = AnalysisContent['points']['summary'][number];
type Dated = Pick<AnalysisContent['findings'][number], 'quote' | 'page' | 'date'>;

/** An analysis as a Markdown file: each part with its pages, then every date and finding with its quote. */
export function analysisAsMarkdown(analysis: AnalysisContent, fileName: string): string {
  const { points, industryImpact, risksAndPenalties, dates = [], findings, notice } = analysis;
  const said = ({ text, page }: Point) => `${plain(text)} (page ${page})`;
  const list = (items: readonly Point[], mark: (index: number) => string) =>
    items.map((point, index) => `${mark(index)} ${said(point)}`).join('\n');
  const part = (title: string, text: string): string[] => (text ? [`## ${title}`, text] : []);
  const paragraphs = (items: readonly Point[], otherwise = '') => items.map(said).join('\n\n') || plain(otherwise);
  const entry = (labels: readonly string[], { quote, page, date }: Dated) =>
    `**${labels.join(', ')}**, page ${page}${date ? `, ${date}` : ''}\n\n${quoted(quote)}`;
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
    ...(dates.length > 0 ? ['## Dates'] : []),
    ...dates.map((date) => entry([dateLabels[date.kind]], date)),
    ...(findings.length > 0 ? ['## Findings'] : []),
    ...findings.map((finding) => entry(labelsOf(finding), finding)),
  ].join('\n\n')}\n`;
}
