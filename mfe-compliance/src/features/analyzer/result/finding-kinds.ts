import type { AnalysisContent } from '@counterpart/api/contract';

type Finding = AnalysisContent['findings'][number];
/** A day that a document names, with the sentence that names it. */
export type DocumentDate = NonNullable<AnalysisContent['dates']>[number];

export const kindLabels: Record<Finding['kind'], string> = {
  obligation: 'Duty',
  prohibition: 'Ban',
  penalty: 'Penalty',
  deadline: 'Deadline',
  exception: 'Exception',
  amount: 'Amount',
  party: 'Definition or scope',
};

export const dateLabels: Record<DocumentDate['kind'], string> = {
  effective: 'Effective',
  operative: 'Operative',
  compliance: 'Compliance date',
  comment: 'Comments due',
  sunset: 'Sunset',
  deadline: 'Due',
};

/** Labels of everything that a finding says. */
export const labelsOf = ({ kind, also = [] }: Finding): string[] => [kind, ...also].map((one) => kindLabels[one]);
