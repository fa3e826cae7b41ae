import { useToast } from '@counterpart/shell/sdk';
import { useSavedItems, type Saved, type SavedWords } from '../../../saved/use-saved-items';
import type { AnalyzedDocument } from '../use-analyzer';
import { createBrowserSavedAnalyses } from './browser-saved-analyses';
import { analysisTitleMax, fileNameMax, savedAnalysesMax, type SavedAnalysis } from './saved-analyses';
import { useAccountAnalyses } from './use-account-analyses';

const browserAnalyses = createBrowserSavedAnalyses();
const words: SavedWords = {
  full: `You’ve saved ${savedAnalysesMax} analyses`,
  unchanged: 'Your saved analyses couldn’t be changed',
  deleted: 'Analysis deleted',
  restored: 'Analysis restored',
};

/** Saved analyses, with what happened said in a toast. */
export interface SavedAnalyses extends Saved<SavedAnalysis> {
  /** Saves what was found in a document; the document is not saved. */
  save(analyzed: AnalyzedDocument): Promise<void>;
}

/**
 * The saved analyses: of the account for signed-in users, of the browser for visitors.
 * @param isShown whether their list is on screen
 */
export function useSavedAnalyses(isShown: boolean): SavedAnalyses {
  const showToast = useToast();
  const saved = useSavedItems(browserAnalyses, useAccountAnalyses(isShown), words);
  return {
    ...saved,
    save: async ({ id, title, fileName, industry, analysis }) => {
      const item: SavedAnalysis = {
        id,
        title: title.slice(0, analysisTitleMax),
        fileName: fileName.slice(0, fileNameMax),
        industry,
        analysis,
        savedAt: new Date().toISOString(),
      };
      if (await saved.add(item))
        showToast({ title: 'Analysis saved', description: 'You can view it in your saved analyses', tone: 'success' });
    },
  };
}
