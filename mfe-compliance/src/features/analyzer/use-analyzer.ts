import type { AnalysisContent } from '@counterpart/api/contract';
import {
  errorSentence,
  errorText,
  newUuid,
  useHost,
  useToast,
  type LostFile,
  useDraftState,
} from '@counterpart/shell/sdk';
import { useEffect, useRef, useState } from 'react';
import { analyzeDocument, type AnalysisStage } from './analyze-document';
import { invalidType, isWhatItsNameSays, noFile, noIndustry, tooLarge, type Refusal } from './document-rules';

export interface AnalyzerForm {
  readonly file: File | null;
  readonly industry: string;
  readonly context: string;
}

/** Document with its analysis. */
export interface AnalyzedDocument {
  /** Made here, and the id under which it is saved. */
  readonly id: string;
  /** The file's name, or that under which it was saved. */
  readonly title: string;
  readonly fileName: string;
  /** An id of the analyzer's list. */
  readonly industry: string;
  readonly analysis: AnalysisContent;
  /** The text of each page; null for one that was saved, which has none. */
  readonly pages: readonly string[] | null;
}

/** The analyzer as a page shows it. */
export interface Analyzer {
  readonly form: AnalyzerForm;
  /** Files that have to be chosen again. */
  readonly lostFiles: readonly LostFile[];
  /** Null while nothing is under way. */
  readonly stage: AnalysisStage | null;
  /** Reason the last document could not be analyzed, in a sentence. */
  readonly error: string | null;
  readonly analyzed: AnalyzedDocument | null;
  change(values: Partial<AnalyzerForm>): void;
  /** Says in a toast why a file cannot be used. */
  refuse(sentence: string): void;
  analyze(): Promise<void>;
  /** Puts on screen what was found before. */
  open(analyzed: AnalyzedDocument): void;
  /** Empties everything; a running analysis is taken back. */
  reset(): void;
}

const emptyForm: AnalyzerForm = { file: null, industry: '', context: '' };

/** Holds the form, sends the document and reports in toasts what happened. */
export function useAnalyzer(): Analyzer {
  const { api } = useHost();
  const showToast = useToast();
  const [form, setForm, lostFiles] = useDraftState('analyzer', emptyForm);
  const [stage, setStage] = useState<AnalysisStage | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [analyzed, setAnalyzed] = useState<AnalyzedDocument | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tell = (refusal: Refusal) => showToast({ ...refusal, tone: 'destructive' });
  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    setError(null);
    setStage('uploading');
    try {
      const { document: pages, ...analysis } = await analyzeDocument(api, { ...form, file }, signal, setStage);
      if (signal.aborted) return;
      const { name } = file;
      setAnalyzed({ id: newUuid(), title: name, fileName: name, industry: form.industry, analysis, pages });
      showToast({
        title: 'Analysis complete',
        description: 'Document has been successfully analyzed',
        tone: 'success',
      });
    } catch (failure) {
      if (signal.aborted) return;
      setError(errorSentence(failure));
      showToast({ title: 'Upload failed', description: errorText(failure), tone: 'destructive' });
    }
    setStage(null);
  };

  return {
    form,
    lostFiles,
    stage,
    error,
    analyzed,
    change: (values) => {
      setForm((before) => ({ ...before, ...values }));
      if ('file' in values) setError(null);
    },
    refuse: (sentence) => {
      const known = [invalidType, tooLarge].find(({ description }) => description === sentence);
      tell(known ?? { title: 'Upload failed', description: sentence });
    },
    analyze: async () => {
      const { file, industry } = form;
      if (!file) {
        tell(noFile);
        return;
      }
      if (!industry) {
        tell(noIndustry);
        return;
      }
      if (!(await isWhatItsNameSays(file))) {
        setError(invalidType.description);
        tell(invalidType);
        return;
      }
      running.current?.abort();
      running.current = new AbortController();
      return send(file, running.current.signal);
    },
    open: (saved) => {
      running.current?.abort();
      setStage(null);
      setError(null);
      setAnalyzed(saved);
    },
    reset: () => {
      running.current?.abort();
      setForm(emptyForm);
      setStage(null);
      setError(null);
      setAnalyzed(null);
    },
  };
}
