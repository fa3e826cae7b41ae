import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ShownQuote } from './document-view';

const Frame = styled(Card)`
  scroll-margin-block-start: calc(var(--cp-size-header-height) + var(--cp-space-16));
`;

const Quote = styled.blockquote`
  margin: 0;
  padding: var(--cp-space-12) var(--cp-space-16);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-small);
  background: var(--cp-bg);
  font-size: var(--cp-font-size-small);
  line-height: var(--cp-line-height-small);
  overflow-wrap: anywhere;
`;

interface Props {
  readonly shown: ShownQuote | null;
  /** Goes back to what the quote was opened from. */
  readonly onBack: () => void;
}

/** The sentence that a point of a saved analysis rests on: its document was not saved. */
export function SavedQuoteView({ shown, onBack }: Props): ReactNode {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const quote = useRef<HTMLQuoteElement>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    quote.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <Frame as="section" aria-labelledby={id} ref={frame} tone="subtle">
      <Stack gap={12}>
        <Inline gap={8} justify="between">
          <Heading level={3} id={id}>
            In the document
          </Heading>
          {shown && <Text as="span" size="small" tone="muted">{`Page ${shown.page}`}</Text>}
        </Inline>
        {shown && (
          <Quote ref={quote} tabIndex={-1} dir="auto">
            {shown.quote}
          </Quote>
        )}
        <Text size="small" tone="muted">
          {shown
            ? 'Word for word. The document itself wasn’t saved: upload it again to see the whole page.'
            : 'Choose a page number in the analysis to see the sentence it rests on. The document itself wasn’t saved.'}
        </Text>
        {shown && (
          <Inline>
            <Button variant="ghost" size="small" icon="arrow-left" onClick={onBack}>
              Back to the Analysis
            </Button>
          </Inline>
        )}
      </Stack>
    </Frame>
  );
}
