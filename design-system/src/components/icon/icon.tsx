import type { ReactNode } from 'react';
import styled from 'styled-components';
import { iconPaths } from './icon-paths';

/** The name of a drawing. */
export type IconName = keyof typeof iconPaths;

/** Every name there is, in alphabetical order. */
export const iconNames = Object.keys(iconPaths) as readonly IconName[];

export type IconSize = 16 | 20 | 24 | 32 | 40;

export interface IconProps {
  readonly name: IconName;
  /** Side of the square in CSS pixels; default 20. */
  readonly size?: IconSize;
  /** Fills the outline with the text's color. */
  readonly filled?: boolean;
  /** Text for screen readers. Without it the icon is decoration and hidden from them. */
  readonly label?: string;
  readonly className?: string;
}

const Root = styled.svg`
  flex: none;
  display: inline-block;
  vertical-align: -0.2em;
`;

/** A line drawing in the text's color. */
export function Icon({ name, size = 20, filled = false, label, className }: IconProps): ReactNode {
  return (
    <Root
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size >= 32 ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </Root>
  );
}
