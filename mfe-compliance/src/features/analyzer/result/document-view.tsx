import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { findQuoteParts } from './find-quote';

const Frame = styled(Card)`
  scroll-margin-block-start: calc(var(--cp-size-header-height) + var(--cp-space-16));
`;

const Page = styled.div`
  max-block-size: 60dvh;
  overflow-y: auto;
  padding: var(--cp-space-12) var(--cp-space-16);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-small);
  background: var(--cp-bg);
  font-size: var(--cp-font-size-small);
  line-height: var(--cp-line-height-small);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Quote = styled.mark`
  background: var(--cp-primary-bg);
  color: inherit;
  font-weight: var(--cp-weight-semibold);
  box-shadow: 0 0 0 3px var(--cp-primary-bg);
  border-radius: 2px;
`;

/** A sentence to show in its context in the document. */
export interface ShownQuote {
  readonly quote: string;
  /** From 1. */
  readonly page: number;
}

/** Characters shown before and after a quote on a page that is too long to scroll. */
const around = 10_000;

interface Props {
  readonly pages: readonly string[];
  readonly page: number;
  /** The quote to mark and to scroll to; null shows the page alone. */
  readonly shown: ShownQuote | null;
  readonly onPage: (page: number) => void;
  /** Goes back to what the quote was opened from. */
  readonly onBack: () => void;
}

/** The text of the document, a page at a time, with the quote in its place. It stays in this tab. */
export function DocumentView({ pages, page, shown, onPage, onBack }: Props): ReactNode {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const text = pages[page - 1] ?? '';
  const parts = shown && findQuoteParts(pages[shown.page - 1] ?? '', pages[shown.page] ?? '', shown.quote);
  const found = (shown?.page === page ? parts?.begin : shown?.page === page - 1 ? parts?.rest : null) ?? null;
  const start = found ? Math.max(0, found.start - around) : 0;
  const end = (found?.end ?? 0) + 2 * around;

  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [page]);
  useLayoutEffect(() => {
    if (!shown || !scroll.current) return;
    scroll.current.focus({ preventScroll: true });
    if (mark.current) scroll.current.scrollTop = mark.current.offsetTop - scroll.current.offsetTop - 48;
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <Frame as="section" aria-labelledby={id} ref={frame} tone="subtle">
      <Stack gap={8}>
        <Inline gap={8} justify="between">
          <Inline gap={8} align="baseline">
            <Heading level={3} id={id}>
              Your document
            </Heading>
            {!shown && (
              <Text as="span" size="small" tone="muted">
                Choose a page number in the analysis to see the sentence in its place.
              </Text>
            )}
          </Inline>
          {pages.length > 1 && (
            <Inline gap={4} wrap={false}>
              <IconButton
                size="small"
                icon="chevron-left"
                label="Previous page"
                disabled={page <= 1}
                onClick={() => onPage(page - 1)}
              />
              <Text as="span" size="small" tone="muted" role="status">{`Page ${page} of ${pages.length}`}</Text>
              <IconButton
                size="small"
                icon="chevron-right"
                label="Next page"
                disabled={page >= pages.length}
                onClick={() => onPage(page + 1)}
              />
            </Inline>
          )}
        </Inline>
        {/* Focusable, so that the keyboard can scroll it. */}
        <Page ref={scroll} role="region" aria-label={`Text of page ${page}`} tabIndex={0} dir="auto">
          {start > 0 && <span>… </span>}
          {found ? (
            <>
              <span>{text.slice(start, found.start)}</span>
              <Quote ref={mark}>{text.slice(found.start, found.end)}</Quote>
              <span>{text.slice(found.end, end)}</span>
            </>
          ) : (
            <span>{text.slice(0, end)}</span>
          )}
          {end < text.length && <span> …</span>}
        </Page>
        {shown?.page === page && parts?.rest && (
          <Text size="small" tone="muted">{`This sentence continues on page ${page + 1}.`}</Text>
        )}
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
