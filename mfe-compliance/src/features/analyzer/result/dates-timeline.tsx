import { calendarDayText } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ShownQuote } from './document-view';
import { dateLabels, type DocumentDate } from './finding-kinds';
import { PageMarker, quotesBelow } from './page-marker';

const Line = styled.ol`
  ${quotesBelow}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  row-gap: var(--cp-space-12);

  li {
    border-block-start: 2px solid var(--cp-primary-border);
  }
  li::before {
    content: '';
    display: block;
    margin-block: -6px var(--cp-space-8);
    inline-size: 10px;
    block-size: 10px;
    border-radius: var(--cp-radius-full);
    background: var(--cp-primary);
    forced-color-adjust: none;
  }
`;

interface Props {
  readonly dates: readonly DocumentDate[];
  readonly onShow: (quote: ShownQuote, from: HTMLElement) => void;
}

/** Days that the document names, the earliest first: when it takes effect or ends, and what is due when. */
export function DatesTimeline({ dates, onShow }: Props): ReactNode {
  const id = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={4} size="body" id={id}>
        Dates
      </Heading>
      <Line>
        {[...dates]
          .sort((one, other) => (one.date ?? '9999').localeCompare(other.date ?? '9999'))
          .map(({ kind, date, quote, page }, index) => (
            <li key={index}>
              {date && (
                <Text as="time" dateTime={date} size="small" weight="semibold" tabular>
                  {calendarDayText(date, 'day')}
                </Text>
              )}
              <Text as="div" size="small" tone="muted">
                <span>{dateLabels[kind]}</span> <PageMarker quote={quote} page={page} isQuoteHidden onShow={onShow} />
              </Text>
            </li>
          ))}
      </Line>
    </Stack>
  );
}
