import { analyzerLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { StepProgress } from '@counterpart/design-system/step-progress';
import { TextArea } from '@counterpart/design-system/text-input';
import type { ReactNode, SubmitEvent } from 'react';
import { analyzerIndustryOptions } from '../../guide-options';
import type { AnalysisStage } from './analyze-document';
import { acceptedEndings, invalidType, tooLarge } from './document-rules';
import type { Analyzer } from './use-analyzer';

const { bytes, contextMax } = analyzerLimits;
const stages: readonly AnalysisStage[] = ['uploading', 'reading', 'analyzing'];
const stageTitles: Record<AnalysisStage, string> = {
  uploading: 'Uploading your document',
  reading: 'Reading its text',
  analyzing: 'Finding what it asks of you',
};

/** The document, whom it is about, and how far its analysis is. */
export function DocumentForm({ analyzer }: { readonly analyzer: Analyzer }): ReactNode {
  const { form, lostFiles, stage, error, change, refuse, analyze, reset } = analyzer;
  const { file, industry, context } = form;
  const isTooLong = context.trim().length > contextMax;
  const isBusy = stage !== null;
  const isUntouched = file === null && industry === '' && context === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !isTooLong) void analyze();
  };
  return (
    <form aria-label="Analyze Legislation" onSubmit={submit}>
      <Stack gap={16}>
        <FilePicker
          label="Document"
          accept={acceptedEndings}
          maxSize={bytes}
          files={file ? [{ id: file.name, name: file.name, size: file.size }] : []}
          onPick={([picked]) => picked && change({ file: picked })}
          onRefuse={(sentences) => sentences.forEach(refuse)}
          onRemove={() => change({ file: null })}
          help="A law, rule or contract as .txt, .md or a PDF with text, up to 10 MB. It is not stored."
          error={error}
          lostFiles={lostFiles}
          refusalTexts={{ type: invalidType.description, size: tooLarge.description }}
          disabled={isBusy}
        />
        <Field label="Your industry">
          <Select
            options={analyzerIndustryOptions}
            placeholder="Choose an industry"
            value={industry}
            disabled={isBusy}
            onChange={(value) => change({ industry: value })}
          />
        </Field>
        <Field
          label="Additional context"
          optional
          error={
            isTooLong ? `Additional context can have up to ${contextMax.toLocaleString('en-US')} characters.` : null
          }
        >
          <TextArea
            rows={3}
            placeholder="Your business, location, and headcount"
            value={context}
            disabled={isBusy}
            {...(context.length > 0.8 * contextMax && { countLimit: contextMax })}
            onChange={(event) => change({ context: event.target.value })}
          />
        </Field>
        <div role="status">
          {stage && (
            <StepProgress
              label="Progress of the analysis"
              step={stages.indexOf(stage) + 1}
              total={stages.length}
              title={stageTitles[stage]}
              hidePercent
            />
          )}
        </div>
        <Inline gap={8}>
          <Button type="submit" pending={isBusy} pendingLabel="Analyzing..." disabled={!file || !industry || isTooLong}>
            Analyze Document
          </Button>
          <Button variant="ghost" onClick={reset} disabled={isUntouched && !isBusy}>
            Clear
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
