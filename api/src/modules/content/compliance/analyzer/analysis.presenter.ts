import type { DocumentAnalysis } from '../../../../contract/named-types';
import { eachPart, type AnalysisPoints } from './analysis';
import type { DateKind } from './find-dates';
import type { Finding } from './find-findings';

/** The points of each part with their quote and its page. */
export const presentPoints = (points: AnalysisPoints): DocumentAnalysis['points'] =>
  eachPart((part) => points[part].map(({ text, source: { text: quote, page } }) => ({ text, quote, page })));

const dueKinds: readonly DateKind[] = ['deadline', 'compliance', 'comment'];

/** A finding with the weightiest thing that it says, the others, and the first day on which something is due. */
export function presentFinding({ kinds, dates, text, page }: Finding): DocumentAnalysis['findings'][number] {
  const [kind = 'amount', ...also] = kinds;
  return { kind, also, quote: text, page, date: dates.find(({ kind: of }) => dueKinds.includes(of))?.date ?? null };
}
