import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import {
  ButtonBase,
  buttonBase,
  buttonLook,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from '../../internal/button-styles';
import { Anchor, type AnchorProps } from '../../internal/anchor';
import { isolated } from '../../internal/isolated';
import { Icon, type IconName } from '../icon/icon';
import { SpinnerRing } from '../spinner/spinner';

export type { ButtonSize, ButtonVariant } from '../../internal/button-styles';

interface Look {
  /** Default `primary`; one primary action a screen. */
  readonly variant?: ButtonVariant;
  /** 32, 40 or 48 px high; default `medium`. */
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly fullWidth?: boolean;
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** The action is under way: the button shows a spinner and is disabled. */
  readonly pending?: boolean;
  /** Takes the text's place while pending, for example 'Saving...'. */
  readonly pendingLabel?: string;
}

const NativeRoot = styled(ButtonBase)<ButtonStyleProps>`
  ${buttonLook}
`;

const LinkBase = styled(Anchor)`
  ${buttonBase}
`;
const LinkRoot = styled(LinkBase)<ButtonStyleProps>`
  ${buttonLook}
`;

function withIcon(children: ReactNode, icon: IconName | undefined): ReactNode {
  const words = isolated(children);
  if (!icon) return words;
  return (
    <>
      <Icon name={icon} size={20} />
      <span>{words}</span>
    </>
  );
}

/** Does something. The text is a verb and a noun. `type` is `button` unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  fullWidth = false,
  pending = false,
  pendingLabel,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <NativeRoot
      {...rest}
      aria-label={isolated(rest['aria-label'])}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {pending ? (
        <>
          <SpinnerRing />
          <span>{pendingLabel ?? children}</span>
        </>
      ) : (
        withIcon(children, icon)
      )}
    </NativeRoot>
  );
}

export interface LinkButtonProps extends Look, AnchorProps {}

/** Goes somewhere and looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  icon,
  fullWidth = false,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <LinkRoot {...rest} $variant={variant} $size={size} $fullWidth={fullWidth}>
      {withIcon(children, icon)}
    </LinkRoot>
  );
}

export interface DownloadButtonProps {
  readonly href: string;
  readonly fileName: string;
  /** Name of the list, on a page with several; for screen readers. */
  readonly list?: string;
}

/** Saves a list as a CSV file. */
export function DownloadButton({ href, fileName, list }: DownloadButtonProps): ReactNode {
  return (
    <LinkButton
      href={href}
      download={fileName}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="small"
      icon="download"
      aria-label={list && `Export CSV: ${list}`}
    >
      Export CSV
    </LinkButton>
  );
}
