import type { DocumentAnalysis } from '../../../../contract/named-types';
import type { AnalysisPart, AnalysisPoints } from './analysis';

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
