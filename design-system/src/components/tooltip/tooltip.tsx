import { useId, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface TooltipProps {
  /** A few words that explain; never the only place where something is said. */
  readonly text: string;
  /** The control explained: a button, link or input that takes what it is given. */
  readonly children: (attributes: { readonly 'aria-describedby': string }) => ReactNode;
  /** Default `top`. */
  readonly side?: 'top' | 'bottom';
  /** Which edge of the control it keeps to; default `center`. */
  readonly align?: 'start' | 'center' | 'end';
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

const sides = {
  top: css`inset-block-end: calc(100% + 6px);`,
  bottom: css`inset-block-start: calc(100% + 6px);`,
};

const aligns = {
  start: css`inset-inline-start: 0;`,
  center: css`
    inset-inline-start: 50%;
    transform: translateX(-50%);
  `,
  end: css`inset-inline-end: 0;`,
};

const Bubble = styled.span<{ $side: 'top' | 'bottom'; $align: 'start' | 'center' | 'end'; $shown: boolean }>`
  position: absolute;
  z-index: var(--cp-layer-floating);
  ${({ $side }) => sides[$side]}
  ${({ $align }) => aligns[$align]}
  width: max-content;
  max-width: min(240px, 70vw);
  padding: 6px 10px;
  border-radius: var(--cp-radius-medium);
  background: var(--cp-text);
  color: var(--cp-bg);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-regular);
  line-height: var(--cp-line-height-small);
  text-align: center;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity var(--cp-motion-fast) var(--cp-motion-ease);

  /* The pointer may cross the gap and rest on the words (WCAG 1.4.13). */
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
    z-index: -1;
  }
`;

/** Words beside a control, when it is pointed at or focused. Escape takes them away without moving the focus. */
export function Tooltip({ text, children, side = 'top', align = 'center' }: TooltipProps): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Root
      role="presentation"
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
    >
      {children({ 'aria-describedby': id })}
      <Bubble id={id} role="tooltip" $side={side} $align={align} $shown={shown}>
        {text}
      </Bubble>
    </Root>
  );
}
