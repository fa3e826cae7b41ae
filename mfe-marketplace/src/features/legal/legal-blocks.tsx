import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LegalBlock } from './legal-document';

/** Class-less lists keep their bullets; the rest is distance. */
const List = styled.div`
  > ul {
    display: flex;
    flex-direction: column;
    gap: var(--cp-space-8);
    padding-inline-start: var(--cp-space-20);
  }
`;

const Terms = styled.dl`
  display: grid;
  gap: var(--cp-space-4) var(--cp-space-24);
  > dd + dt {
    margin-top: var(--cp-space-8);
  }
  ${from('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    gap: var(--cp-space-12) var(--cp-space-24);
    > dd + dt {
      margin-top: 0;
    }
  }
`;

/** One piece of a legal text. */
export function LegalBlockView({ block }: { readonly block: LegalBlock }): ReactNode {
  if (block.kind === 'list') {
    return (
      <List>
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </List>
    );
  }
  if (block.kind === 'terms') {
    return (
      <Terms>
        {block.entries.flatMap(({ term, meaning }) => [
          <Text key={term} as="dt" weight="semibold">
            {term}
          </Text>,
          <Text key={`${term}: meaning`} as="dd">
            {meaning}
          </Text>,
        ])}
      </Terms>
    );
  }
  return (
    <Text>
      {block.text.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={part.href} href={part.href}>
            {part.label}
          </Link>
        ),
      )}
    </Text>
  );
}
