import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../internal/media';
import { clampLines } from '../../internal/styles';
import { WordEnd } from '../../internal/word-end';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { VisuallyHidden } from '../layout/layout';
import { Link } from '../link/link';
import { TagList } from '../tag/tag';
import { Heading, type HeadingLevel } from '../text/text';

export interface ContentCardProps {
  /** Target of the link; the whole card can be pressed. */
  readonly href: string;
  readonly title: string;
  /** The words of the link; the title is read out after them. Default 'Read More'. */
  readonly linkLabel?: string;
  readonly excerpt?: string | null;
  /** Above the title: a topic or a jurisdiction. */
  readonly category?: string | null;
  /** At the end of the category's line, for example a 'Featured' badge. */
  readonly badge?: ReactNode;
  /** Below the title: date and author. */
  readonly meta?: ReactNode;
  /** Decoration on top, 16 by 9. */
  readonly picture?: ReactNode;
  /** True when small screens leave the picture out, to keep a long list short. Default false. */
  readonly pictureIsOptional?: boolean;
  /** Those beyond the third are counted. */
  readonly tags?: readonly string[];
  /** Accessible name of the tags; default 'Topics'. */
  readonly tagsLabel?: string;
  /** Default 3. */
  readonly headingLevel?: HeadingLevel;
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  height: 100%;

  &:focus-within:has(a:focus-visible) {
    outline: 2px solid var(--cp-primary);
    outline-offset: 2px;
  }
`;

const Picture = styled.div<{ $isOptional: boolean }>`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);
  background: var(--cp-primary-bg);

  ${below('medium')} {
    ${({ $isOptional }) => $isOptional && 'display: none;'}
  }
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

const Eyebrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--cp-space-8);
`;

const Meta = styled.p`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

const Excerpt = styled.p`
  ${clampLines(4)}
  color: var(--cp-text-2);
  text-wrap: pretty;
`;

const Action = styled(Link)`
  margin-block-start: auto;
  font-weight: var(--cp-weight-semibold);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }
`;

/** Something to read: a post, a guide. */
export function ContentCard({
  href,
  title,
  linkLabel = 'Read More',
  excerpt,
  category,
  badge,
  meta,
  picture,
  pictureIsOptional = false,
  tags = [],
  tagsLabel = 'Topics',
  headingLevel = 3,
}: ContentCardProps): ReactNode {
  return (
    <Frame as="article" padding={picture ? 'small' : 'medium'} interactive>
      {picture && <Picture $isOptional={pictureIsOptional}>{picture}</Picture>}
      <Head>
        {(category || badge) && (
          <Eyebrow>
            {category && <Badge tone="info">{category}</Badge>}
            {badge}
          </Eyebrow>
        )}
        <Heading level={headingLevel} size="large" clamp={3} dir="auto">
          {title}
        </Heading>
        {meta && <Meta>{meta}</Meta>}
      </Head>
      {excerpt && (
        <Excerpt dir="auto">
          <WordEnd>{excerpt}</WordEnd>
        </Excerpt>
      )}
      <TagList label={tagsLabel} tags={tags} max={3} />
      <Action href={href} aria-label={`${linkLabel}: ${title}`}>
        <span>{linkLabel}</span>
        {/* Search engines take a link's words from its text, not from its label. */}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Action>
    </Frame>
  );
}
