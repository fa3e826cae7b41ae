import type { ReactNode } from 'react';
import { analyzerIndustryOptions, labelOf } from '../../../guide-options';
import { SavedItemsCard } from '../../../saved/saved-items-card';
import { analysisTitleMax, type SavedAnalysis } from './saved-analyses';
import type { SavedAnalyses } from './use-saved-analyses';

const empty = {
  account: 'Save an analysis to find it here in your account. The document itself is never saved.',
  browser:
    'Save an analysis to keep it here, in this browser. Sign in, and it moves to your account. The document itself is never saved.',
};

interface Props {
  readonly saved: SavedAnalyses;
  readonly onOpen: (analysis: SavedAnalysis) => void;
}

/** Analyses that were saved: to search, open, rename and delete. */
export function SavedAnalysesCard({ saved, onOpen }: Props): ReactNode {
  return (
    <SavedItemsCard
      title="Saved Analyses"
      noun={['analysis', 'analyses']}
      saved={saved}
      empty={empty}
      titleMax={analysisTitleMax}
      searchedText={({ title, fileName, analysis }) => `${title} ${fileName} ${analysis.summary}`}
      about={({ industry }) => labelOf(analyzerIndustryOptions, industry)}
      open={{ icon: 'document', label: 'Open', onOpen }}
    />
  );
}
