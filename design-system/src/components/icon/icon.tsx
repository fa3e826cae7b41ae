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
}

/** Drawn by a rule, not by attributes: a page has a hundred of them. */
const Root = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-filled] {
    fill: currentColor;
  }
  &[data-large] {
    stroke-width: 1.5;
  }
  flex: none;
  display: inline-block;
  vertical-align: -0.2em;
`;

/** A line drawing in the text's color. */
export function Icon({ name, size = 20, filled = false, label }: IconProps): ReactNode {
  return (
    <Root
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-filled={filled || undefined}
      data-large={size >= 32 || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </Root>
  );
}
