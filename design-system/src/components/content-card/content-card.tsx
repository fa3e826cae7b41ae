import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Anchor } from '../../internal/anchor';
import { Pattern } from '../../internal/pattern';
import { clampLines } from '../../internal/styles';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { TagList } from '../tag/tag';
import { Heading, type HeadingLevel } from '../text/text';

export interface ContentCardProps {
  /** Where it leads; the whole card can be pressed. */
  readonly href: string;
  readonly title: string;
  readonly excerpt?: string | null;
  /** Above the title, for example a category or jurisdiction. */
  readonly category?: string | null;
  /** `null` draws a pattern by category; left out, the card has no picture. */
  readonly image?: { readonly src: string; readonly alt: string } | null;
  readonly tags?: readonly string[];
  readonly maxTags?: number;
  /** Short facts at the bottom: author, date, minutes to read. */
  readonly meta?: readonly string[];
  /** For example 'Draft'. */
  readonly badge?: ReactNode;
  /** Default 3. */
  readonly headingLevel?: HeadingLevel;
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;

  &:focus-within:has(a:focus-visible) {
    outline: 2px solid var(--cp-primary);
    outline-offset: 2px;
  }
`;

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  background: var(--cp-bg-subtle);

  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  padding: var(--cp-space-20);
`;

const Eyebrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
`;

const TitleLink = styled(Anchor)`
  color: var(--cp-text);
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    color: var(--cp-primary);
  }

  &:focus-visible {
    outline: none;
  }
`;

const Excerpt = styled.p`
  ${clampLines(3)}
  color: var(--cp-text-2);
`;

const Meta = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--cp-space-8);
  margin-top: auto;
  padding-top: var(--cp-space-8);
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
  font-variant-numeric: tabular-nums;

  li:not(:last-child)::after {
    content: '·';
    margin-inline-start: var(--cp-space-8);
  }
`;

/** Something to read: a post, a guide, a story. */
export function ContentCard({
  href,
  title,
  excerpt,
  category,
  image,
  tags = [],
  maxTags = 3,
  meta = [],
  badge,
  headingLevel = 3,
}: ContentCardProps): ReactNode {
  return (
    <Frame as="article" padding="none" interactive>
      {image !== undefined && (
        <Picture>{image ? <img src={image.src} alt={image.alt} loading="lazy" /> : <Pattern seed={category ?? title} />}</Picture>
      )}
      <Body>
        {(category || badge) && (
          <Eyebrow>
            {category && <Badge tone="info">{category}</Badge>}
            {badge}
          </Eyebrow>
        )}
        <Heading level={headingLevel} size="large">
          <TitleLink href={href}>{title}</TitleLink>
        </Heading>
        {excerpt && <Excerpt>{excerpt}</Excerpt>}
        <TagList label="Topics" tags={tags} max={maxTags} />
        {meta.length > 0 && (
          <Meta aria-label="Details">
            {meta.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Meta>
        )}
      </Body>
    </Frame>
  );
}
