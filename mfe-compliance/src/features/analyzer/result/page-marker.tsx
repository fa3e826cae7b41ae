import { isolated } from '@counterpart/api/contract';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ShownQuote } from './document-view';

/** Puts quotes below what has this style; else they stand below their button, at its end. */
export const quotesBelow = '--quote-anchor: static; --quote-inset: 0; --quote-width: 100%; position: relative;';

const Around = styled.span`
  position: var(--quote-anchor, relative);
  display: inline-block;
`;

const Marker = styled.button`
  appearance: none;
  min-block-size: 24px;
  padding: 0 var(--cp-space-8);
  border: 1px solid transparent;
  border-radius: var(--cp-radius-full);
  background: var(--cp-primary-bg);
  color: var(--cp-primary);
  font-size: 0.75rem;
  font-weight: var(--cp-weight-semibold);
  line-height: 1;
  vertical-align: middle;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: var(--cp-primary-border);
  }
`;

const Quote = styled.span`
  display: none;
  position: absolute;
  z-index: var(--cp-layer-floating);
  inset-block-start: 100%;
  inset-inline: var(--quote-inset, auto 0);
  inline-size: max-content;
  max-inline-size: min(28rem, var(--quote-width, 28rem));
  padding: var(--cp-space-12);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
  box-shadow: var(--cp-shadow);
  color: var(--cp-text);
  white-space: normal;

  :hover > &:not([hidden]),
  :focus-visible + &:not([hidden]) {
    display: block;
  }
`;

interface Props extends ShownQuote {
  /** Nothing beside it is the quote: it shows under the pointer or the focus. */
  readonly isQuoteHidden: boolean;
  readonly onShow: (quote: ShownQuote, from: HTMLElement) => void;
}

/** Opens a sentence in its place. */
export function PageMarker({ quote, page, isQuoteHidden, onShow }: Props): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <Around onPointerEnter={() => setDismissed(false)} onBlur={() => setDismissed(false)}>
      <Marker
        type="button"
        aria-label={isolated(`Show on p. ${page}: ${quote}`)}
        onClick={(event) => onShow({ quote, page }, event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      >{`p. ${page}`}</Marker>
      {isQuoteHidden && (
        <Quote aria-hidden="true" dir="auto" hidden={isDismissed}>
          {quote}
        </Quote>
      )}
    </Around>
  );
}
