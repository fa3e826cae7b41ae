import type { Post } from '@counterpart/api/contract';
import { Cover } from '@counterpart/design-system/cover';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { coverOf } from './covers/cover-of';

const Photograph = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

interface Props {
  readonly post: Pick<Post, 'title' | 'category' | 'tags' | 'featuredImage' | 'featuredImageAlt'>;
  /** The picture is in view when the page opens. */
  readonly priority?: boolean;
}

/**
 * A post's picture with its author's description, or a drawing of its subject when it has none; fills its place. A
 * drawing is decoration: the words beside it say everything.
 */
export function PostPicture({ post, priority = false }: Props): ReactNode {
  const { featuredImage, featuredImageAlt } = post;
  if (featuredImage)
    return <Photograph src={featuredImage} alt={featuredImageAlt ?? ''} loading={priority ? 'eager' : 'lazy'} />;
  return <Cover>{coverOf(post)}</Cover>;
}
