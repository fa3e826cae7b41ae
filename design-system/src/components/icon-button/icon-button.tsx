import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import {
  ButtonBase,
  buttonLook,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from '../../internal/button-styles';
import { isolated } from '../../internal/isolated';
import { Icon, type IconName } from '../icon/icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Name of the action; read out, and shown on hover. */
  readonly label: string;
  readonly icon: IconName;
  /** Default `ghost`. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Fills the icon, for example a saved heart. */
  readonly filled?: boolean;
}

const sides: Record<ButtonSize, string> = {
  small: 'var(--cp-size-control-small)',
  medium: 'var(--cp-size-control)',
  large: 'var(--cp-size-control-large)',
};

const Root = styled(ButtonBase)<ButtonStyleProps>`
  ${buttonLook}
  flex: none;
  width: ${({ $size }) => sides[$size]};
  height: ${({ $size }) => sides[$size]};
  padding: 0;
  ${({ $variant }) => $variant === 'ghost' && 'color: var(--cp-text-2);'}

  &:disabled {
    background: transparent;
    border-color: transparent;
  }
`;

/** A square button with a drawing and no visible text. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  filled = false,
  type = 'button',
  title = label,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Root
      {...rest}
      type={type}
      title={isolated(title)}
      aria-label={isolated(label)}
      $variant={variant}
      $size={size}
      $fullWidth={false}
    >
      <Icon name={icon} size={20} filled={filled} />
    </Root>
  );
}
