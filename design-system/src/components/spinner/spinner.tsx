import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { HiddenText } from '../../internal/hidden-text';

const Ring = styled.svg`
  flex: none;
  animation: cp-turn 800ms linear infinite;
`;

const Root = styled.span<{ $centered: boolean }>`
  display: inline-flex;
  align-items: center;
  color: var(--cp-primary);
  ${({ $centered }) =>
    $centered &&
    css`
      display: flex;
      justify-content: center;
      padding: var(--cp-space-64) var(--cp-space-16);
    `}
`;

/** Only the turning ring, in the text's color, for use inside something that is already labelled. */
export function SpinnerRing({ side = 16 }: { readonly side?: number }): ReactNode {
  return (
    <Ring
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </Ring>
  );
}

export interface SpinnerProps {
  /** Text that is read out. Default 'Loading'. */
  readonly label?: string;
  /** Takes the middle of its area, with air around it. */
  readonly centered?: boolean;
}

/** Something is coming whose shape is not known; when it is known, show a skeleton. */
export function Spinner({ label = 'Loading', centered = false }: SpinnerProps): ReactNode {
  return (
    <Root role="status" $centered={centered}>
      <SpinnerRing side={24} />
      <HiddenText>{label}</HiddenText>
    </Root>
  );
}
