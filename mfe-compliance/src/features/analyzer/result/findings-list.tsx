import { type AnalysisContent, calendarDayText } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ShownQuote } from './document-view';
import { dateLabels, labelsOf, type DocumentDate } from './finding-kinds';
import { PageMarker } from './page-marker';

const Row = styled.li`
  display: grid;
  gap: var(--cp-space-4);
  padding-block: var(--cp-space-12);

  & + & {
    border-block-start: 1px solid var(--cp-border);
  }
`;

const Quote = styled.blockquote`
  margin: 0;
  max-width: 70ch;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Scroll = styled.div`
  max-block-size: 420px;
  overflow-y: auto;
`;

type Show = (quote: ShownQuote, from: HTMLElement) => void;

interface QuotedProps {
  readonly labels: readonly string[];
  readonly of: Pick<AnalysisContent['findings'][number], 'quote' | 'page' | 'date'>;
  readonly onShow: Show;
}

function Quoted({ labels, of: { quote, page, date }, onShow }: QuotedProps): ReactNode {
  return (
    <Row>
      <Inline gap={8}>
        {labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
        {date && (
          <Text as="time" dateTime={date} size="small" tone="muted">
            {calendarDayText(date, 'longDay')}
          </Text>
        )}
        <PageMarker quote={quote} page={page} onShow={onShow} />
      </Inline>
      <Quote dir="auto">{quote}</Quote>
    </Row>
  );
}

/** Days that the document names, in their order: when it takes effect or ends, and what is due when. */
export function DatesList({
  dates,
  onShow,
}: {
  readonly dates: readonly DocumentDate[];
  readonly onShow: Show;
}): ReactNode {
  const id = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={4} size="large" id={id}>
        Dates
      </Heading>
      <ul>
        {dates.map((date, index) => (
          <Quoted key={index} labels={[dateLabels[date.kind]]} of={date} onShow={onShow} />
        ))}
      </ul>
    </Stack>
  );
}

interface Props {
  readonly findings: AnalysisContent['findings'];
  readonly leftOut: number;
  readonly onShow: Show;
}

/** Every sentence that asks, forbids, dates, prices or defines, word for word. */
export function FindingsList({ findings, leftOut, onShow }: Props): ReactNode {
  const id = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={4} size="large" id={id}>
        Findings
      </Heading>
      {findings.length === 0 ? (
        <Text tone="muted">We found no duty, ban, date, amount or penalty by our rules. They read English only.</Text>
      ) : (
        <Scroll role="region" aria-label="Findings" tabIndex={0}>
          <ul>
            {findings.map((finding, index) => (
              <Quoted key={index} labels={labelsOf(finding)} of={finding} onShow={onShow} />
            ))}
          </ul>
        </Scroll>
      )}
      {leftOut > 0 && (
        <Text
          size="small"
          tone="muted"
        >{`${leftOut.toLocaleString('en-US')} more are in the document. Upload a part of it to see them.`}</Text>
      )}
    </Stack>
  );
}
