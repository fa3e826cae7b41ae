import type { DocumentAnalysis } from '../../../../contract/named-types';
import type { AnalysisPart, AnalysisPoints } from './analysis';
import type { DateKind } from './find-dates';
import type { Finding } from './find-findings';

/** The points of each part with their quote and its page. */
export function presentPoints(points: AnalysisPoints): DocumentAnalysis['points'] {
  const present = (part: AnalysisPart) =>
    points[part].map(({ text, source }) => ({ text, quote: source.text, page: source.page }));
  return {
    summary: present('summary'),
    keyPoints: present('keyPoints'),
    industryImpact: present('industryImpact'),
    complianceSteps: present('complianceSteps'),
    risksAndPenalties: present('risksAndPenalties'),
  };
}

const dueKinds: readonly DateKind[] = ['deadline', 'compliance', 'comment'];

/** A finding with the weightiest thing that it says, the others, and the first day on which something is due. */
export function presentFinding({ kinds, dates, text, page }: Finding): DocumentAnalysis['findings'][number] {
  const [kind = 'amount', ...also] = kinds;
  return { kind, also, quote: text, page, date: dates.find(({ kind: of }) => dueKinds.includes(of))?.date ?? null };
}
