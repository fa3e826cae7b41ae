import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { pictureInks } from '../../internal/picture-inks';

/**
 * A drawing of the one family, from `@counterpart/design-system/pictures/…`: shapes of 240 by 160 with the classes
 * below. It is plain elements, so that a page carries the drawings it shows and no others.
 */
export type Picture = ReactElement;

const Root = styled.svg`
  flex: none;
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  ${pictureInks}
`;

export interface IllustrationProps {
  readonly picture: Picture;
  /** Width in CSS pixels; default 240. It is never wider than its place. */
  readonly size?: number;
}

/** A picture of the family on its warm ground. Decoration: the words beside it say everything. */
export function Illustration({ picture, size = 240 }: IllustrationProps): ReactNode {
  return (
    <Root viewBox="0 0 240 160" style={{ maxWidth: size }} aria-hidden="true">
      <circle className="ground" cx="120" cy="80" r="76" />
      <circle className="ground" cx="214" cy="132" r="10" />
      <circle className="ground" cx="24" cy="42" r="14" />
      {picture}
    </Root>
  );
}
