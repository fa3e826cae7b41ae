import type { Post } from '@counterpart/api/contract';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ol`
  display: grid;
  gap: var(--cp-space-8);
  margin-block-start: var(--cp-space-12);
  padding-inline-start: var(--cp-space-16);
  border-inline-start: 2px solid var(--cp-border);
  list-style: none;
  font-size: var(--cp-font-size-small);
  line-height: var(--cp-line-height-small);
`;

/** The parts of a long article, each a link to it. */
export function TableOfContents({ headings }: { readonly headings: NonNullable<Post['headings']> }): ReactNode {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <Text as="strong" size="small" id={headingId}>
        In this article
      </Text>
      <List>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} tone="quiet">
              {text}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
