import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ToolColumns } from '../../saved/tool-columns';
import { AnalysisResult } from './result/analysis-result';
import { DocumentForm } from './document-form';
import { SavedAnalysesCard } from './saved/saved-analyses-card';
import type { SavedAnalyses } from './saved/use-saved-analyses';
import type { Analyzer } from './use-analyzer';

const Steps = styled.ol`
  display: grid;
  gap: var(--cp-space-8);
  padding-inline-start: var(--cp-space-20);

  /* Stronger than the base style, which takes the numbers of lists that lay something out. */
  && {
    list-style: decimal;
  }
`;

interface Props {
  readonly analyzer: Analyzer;
  readonly saved: SavedAnalyses;
}

/** Analyze Legislation: the document to send and what was saved, or what was found in one. */
export function AnalyzePanel({ analyzer, saved }: Props): ReactNode {
  const { analyzed, open, reset } = analyzer;
  if (analyzed)
    return (
      <AnalysisResult
        key={analyzed.id}
        analyzed={analyzed}
        isSaved={saved.items.some(({ id }) => id === analyzed.id)}
        onSave={() => void saved.save(analyzed)}
        onReset={reset}
      />
    );
  return (
    <ToolColumns>
      <Card>
        <DocumentForm analyzer={analyzer} />
      </Card>
      <Stack gap={24}>
        <Card as="section" tone="subtle">
          <Stack gap={12}>
            <Heading level={3}>What you get</Heading>
            <Steps>
              <li>A summary, and the points that matter for your industry.</li>
              <li>Steps to comply, with penalties and dates you can add to your calendar.</li>
              <li>Each point comes with its sentence and page in the document, so you can check it.</li>
            </Steps>
            <Text size="small" tone="muted">
              The analysis is information, not legal advice. It can miss what a lawyer would see.
            </Text>
          </Stack>
        </Card>
        <SavedAnalysesCard saved={saved} onOpen={(item) => open({ ...item, pages: null })} />
      </Stack>
    </ToolColumns>
  );
}
