import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Icon } from '@counterpart/design-system/icon';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { AnalyzedDocument } from '../use-analyzer';
import { AnalysisFiles } from './analysis-files';
import { CitedPoints } from './cited-points';
import { DocumentView, type ShownQuote } from './document-view';
import { DatesList, FindingsList } from './findings-list';
import { SavedQuoteView } from './saved-quote-view';

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  --cp-enter: none;
  animation: cp-enter 800ms var(--cp-motion-ease);

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: var(--cp-space-40);
  }
`;

interface Props {
  readonly analyzed: AnalyzedDocument;
  readonly isSaved: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** Analysis of a document, beside the document. */
export function AnalysisResult({ analyzed, isSaved, onSave, onReset }: Props): ReactNode {
  const { title, fileName, analysis, pages } = analyzed;
  const { points, dates = [], findings, leftOut, industryImpact, risksAndPenalties } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<ShownQuote | null>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const show = (quote: ShownQuote, from: HTMLElement) => {
    opener.current = from;
    setPage(quote.page);
    setShown(quote);
  };
  const back = () => opener.current?.focus();
  return (
    <Columns>
      <Card>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={3} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Heading>
            <Text as="div" size="small" tone="muted">
              <Inline as="span" gap={8} wrap={false}>
                <Icon name={analysis.analyzedBy === 'model' ? 'sparkle' : 'document'} size={20} />
                <span>{analysis.notice}</span>
              </Inline>
            </Text>
          </Stack>
          <CitedPoints
            title="Summary"
            points={points.summary}
            otherwise="We found nothing to summarize by our rules."
            onShow={show}
          />
          <CitedPoints
            title="Key Points"
            look="list"
            points={points.keyPoints}
            otherwise="We found nothing to act on by our rules."
            onShow={show}
          />
          <CitedPoints
            title="Impact on Your Industry"
            points={points.industryImpact}
            otherwise={industryImpact}
            onShow={show}
          />
          <CitedPoints
            title="Recommended Compliance Steps"
            look="numbered"
            points={points.complianceSteps}
            otherwise="We found no duties by our rules."
            onShow={show}
          />
          <CitedPoints
            title="Risks & Penalties"
            points={points.risksAndPenalties}
            otherwise={risksAndPenalties}
            onShow={show}
          />
          {dates.length > 0 && <DatesList dates={dates} onShow={show} />}
          <FindingsList findings={findings} leftOut={leftOut} onShow={show} />
          <Inline gap={8}>
            <Button onClick={onReset}>Analyze Another Document</Button>
            <Button variant="secondary" icon={isSaved ? 'check' : 'bookmark'} onClick={onSave}>
              {isSaved ? 'Saved' : 'Save Analysis'}
            </Button>
            <AnalysisFiles analysis={analysis} fileName={fileName} />
          </Inline>
        </Stack>
      </Card>
      {pages ? (
        <DocumentView
          pages={pages}
          page={page}
          shown={shown}
          onPage={(next) => {
            setPage(next);
            // A sentence may go on on the next page, and is marked there as well.
            setShown((quote) => (quote && (next === quote.page || next === quote.page + 1) ? quote : null));
          }}
          onBack={back}
        />
      ) : (
        <SavedQuoteView shown={shown} onBack={back} />
      )}
    </Columns>
  );
}
