import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Icon } from '@counterpart/design-system/icon';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { AnalyzedDocument } from '../use-analyzer';
import { AnalysisFiles } from './analysis-files';
import { DatesTimeline } from './dates-timeline';
import { DocumentView, type ShownQuote } from './document-view';
import { dutyRows } from './duty-rows';
import { DutyTable } from './duty-table';
import { PageMarker, quotesBelow } from './page-marker';
import { SavedQuoteView } from './saved-quote-view';

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  --cp-enter: none;
  animation: cp-enter 800ms var(--cp-motion-ease);
`;

/** Summary and dates side by side, so that the table below them is in the first window. */
const Above = styled.div`
  display: grid;
  gap: var(--cp-space-16) var(--cp-space-32);

  ${from('medium')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** Gives way, so that the buttons stay beside it. */
const Title = styled(Stack)`
  flex: 1 1 18rem;
`;

const Sentence = styled(Text)`
  ${quotesBelow}
`;

interface Props {
  readonly analyzed: AnalyzedDocument;
  readonly isSaved: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** Analysis of a document, above the document. */
export function AnalysisResult({ analyzed, isSaved, onSave, onReset }: Props): ReactNode {
  const { title, fileName, analysis, pages } = analyzed;
  const { points, dates = [], findings, leftOut, industryImpact, risksAndPenalties } = analysis;
  const rows = useMemo(() => dutyRows(analysis), [analysis]);
  const summaryId = useId();
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
        <Stack gap={12}>
          <Inline gap={16} justify="between" align="start">
            <Title gap={4}>
              <Heading level={3} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
                {title}
              </Heading>
              <Text as="div" size="small" tone="muted">
                <Inline as="span" gap={8} wrap={false}>
                  <Icon name={analysis.analyzedBy === 'model' ? 'sparkle' : 'document'} size={20} />
                  <span>{analysis.notice}</span>
                </Inline>
              </Text>
            </Title>
            <Inline gap={8}>
              <Button size="small" onClick={onReset}>
                Analyze Another Document
              </Button>
              <Button size="small" variant="secondary" icon={isSaved ? 'check' : 'bookmark'} onClick={onSave}>
                {isSaved ? 'Saved' : 'Save Analysis'}
              </Button>
              <AnalysisFiles analysis={analysis} fileName={fileName} />
            </Inline>
          </Inline>
          <Above>
            <Stack as="section" gap={8} aria-labelledby={summaryId}>
              <Heading level={4} size="body" id={summaryId}>
                Summary
              </Heading>
              {points.summary.length === 0 && <Text tone="muted">We found nothing to summarize by our rules.</Text>}
              {points.summary.map(({ text, quote, page: at }) => (
                <Sentence key={text}>
                  <bdi>{text}</bdi> <PageMarker quote={quote} page={at} isQuoteHidden={quote !== text} onShow={show} />
                </Sentence>
              ))}
              <Text size="small" tone="muted">
                {`Compliance steps: ${points.complianceSteps.length}. Penalties: ${points.risksAndPenalties.length}. Dates: ${dates.length}.`}
              </Text>
            </Stack>
            {dates.length > 0 && <DatesTimeline dates={dates} onShow={show} />}
          </Above>
          <DutyTable
            rows={rows}
            otherwise={{
              complianceSteps:
                points.complianceSteps.length > 0 ? 'Marked “Step” in this table.' : 'We found no duties by our rules.',
              risksAndPenalties,
              industryImpact:
                points.industryImpact.length > 0 ? 'Marked “Your industry” in this table.' : industryImpact,
              keyPoints:
                points.keyPoints.length > 0
                  ? 'Marked “Key point” in this table.'
                  : 'We found nothing to act on by our rules.',
              findings:
                findings.length > 0
                  ? 'All are above.'
                  : 'We found no duty, ban, date, amount or penalty by our rules. They read English only.',
            }}
            note={
              leftOut > 0
                ? `${leftOut.toLocaleString('en-US')} more are in the document. Upload a part of it to see them.`
                : null
            }
            onShow={show}
          />
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
