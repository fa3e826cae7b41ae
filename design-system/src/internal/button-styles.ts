import styled, { css } from 'styled-components';

/** `primary` once a screen; `secondary` for the rest; `ghost` in bars and rows; `danger` for what destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props that style a button. */
export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $fullWidth: boolean;
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: var(--cp-primary);
    color: var(--cp-on-primary);
    &:hover:not(:disabled) {
      background: var(--cp-primary-hover);
      color: var(--cp-on-primary);
    }
    &:active:not(:disabled) {
      background: var(--cp-primary-active);
    }
  `,
  secondary: css`
    background: var(--cp-bg);
    border-color: var(--cp-border-control);
    color: var(--cp-text);
    &:hover:not(:disabled) {
      border-color: var(--cp-primary);
      color: var(--cp-primary);
    }
    &:active:not(:disabled) {
      background: var(--cp-primary-bg);
    }
  `,
  ghost: css`
    background: transparent;
    border-color: transparent;
    color: var(--cp-primary);
    &:hover:not(:disabled) {
      background: var(--cp-primary-bg);
      color: var(--cp-primary);
    }
  `,
  danger: css`
    background: var(--cp-error);
    color: var(--cp-on-error);
    &:hover:not(:disabled) {
      background: var(--cp-error-hover);
      color: var(--cp-on-error);
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-height: var(--cp-size-control-small);
    padding: 0 var(--cp-space-12);
    font-size: var(--cp-font-size-small);
  `,
  medium: css`
    min-height: var(--cp-size-control);
    padding: 0 var(--cp-space-16);
    font-size: var(--cp-font-size-body);
  `,
  large: css`
    min-height: var(--cp-size-control-large);
    padding: 0 var(--cp-space-24);
    font-size: var(--cp-font-size-body);
  `,
};

/** Rules that all buttons share, on a `<button>` or an `<a>`. */
export const buttonBase = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--cp-space-8);
  border: 1px solid transparent;
  border-radius: var(--cp-radius-medium);
  font-weight: var(--cp-weight-semibold);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--cp-motion-fast) var(--cp-motion-ease),
    border-color var(--cp-motion-fast) var(--cp-motion-ease),
    color var(--cp-motion-fast) var(--cp-motion-ease);
  &:hover {
    text-decoration: none;
  }

  &:disabled {
    background: var(--cp-bg-subtle);
    border-color: var(--cp-border);
    color: var(--cp-disabled);
    cursor: not-allowed;
  }

  &[aria-busy='true']:disabled {
    cursor: progress;
  }
`;

/** The native button below every other: a page carries its rules once. */
export const ButtonBase = styled.button`
  appearance: none;
  ${buttonBase}
`;

/** The look of one button. */
export const buttonLook = css<ButtonStyleProps>`
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
`;
