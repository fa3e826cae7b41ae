import { isolated } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ShownQuote } from './document-view';

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

interface Props extends ShownQuote {
  readonly onShow: (quote: ShownQuote, from: HTMLElement) => void;
}

/** Opens a sentence in its place. */
export function PageMarker({ quote, page, onShow }: Props): ReactNode {
  return (
    <Marker
      type="button"
      aria-label={isolated(`Show on p. ${page}: ${quote}`)}
      onClick={(event) => onShow({ quote, page }, event.currentTarget)}
    >{`p. ${page}`}</Marker>
  );
}
