import type { AnalysisContent } from '@counterpart/api/contract';

export const kindLabels: Record<AnalysisContent['findings'][number]['kind'], string> = {
  obligation: 'Duty',
  prohibition: 'Ban',
  penalty: 'Penalty',
  deadline: 'Deadline',
  amount: 'Amount',
  party: 'Who it is about',
};
