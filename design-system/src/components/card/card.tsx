import styled, { css } from 'styled-components';
import { from } from '../../internal/media';

export type CardPadding = 'none' | 'small' | 'medium' | 'large';
export type CardTone = 'default' | 'subtle' | 'primary';

const paddings: Record<CardPadding, [narrow: string, wide: string]> = {
  none: ['0', '0'],
  small: ['var(--cp-space-12)', 'var(--cp-space-16)'],
  medium: ['var(--cp-space-16)', 'var(--cp-space-24)'],
  large: ['var(--cp-space-24)', 'var(--cp-space-40)'],
};

const grounds: Record<CardTone, string> = {
  default: 'background: var(--cp-bg); border-color: var(--cp-border);',
  subtle: 'background: var(--cp-bg-subtle); border-color: transparent;',
  primary: 'background: var(--cp-primary-bg); border-color: transparent;',
};

export interface CardProps {
  /** Default `medium`: 16 px, 24 px from 768 px on. */
  readonly padding?: CardPadding;
  /** Default `default`: a white card with an edge. */
  readonly tone?: CardTone;
  /** Answers the pointer; for cards whose heading is a link. */
  readonly interactive?: boolean;
}

const own: readonly string[] = ['padding', 'tone', 'interactive'] satisfies (keyof CardProps)[];

/**
 * A bordered area: cards have borders; one that leads somewhere lifts with a shadow. Takes the attributes of `<div>`,
 * and `as` for another element. A styled component itself, so that `styled(Card)` keeps its look whatever `as` says.
 */
export const Card = styled.div.withConfig({ shouldForwardProp: (prop) => !own.includes(prop) })<CardProps>`
  position: relative;
  min-width: 0;
  border: 1px solid;
  border-radius: var(--cp-radius-large);
  ${({ tone = 'default' }) => grounds[tone]}
  padding: ${({ padding = 'medium' }) => paddings[padding][0]};
  ${from('medium')} {
    padding: ${({ padding = 'medium' }) => paddings[padding][1]};
  }
  ${({ interactive }) =>
    interactive &&
    css`
      transition:
        border-color var(--cp-motion-fast) var(--cp-motion-ease),
        box-shadow var(--cp-motion-fast) var(--cp-motion-ease),
        transform var(--cp-motion-fast) var(--cp-motion-ease);
      &:hover,
      &:focus-within {
        border-color: var(--cp-primary-border);
      }
      &:hover {
        box-shadow: var(--cp-shadow);
        transform: translateY(-2px);
      }
    `}
`;
