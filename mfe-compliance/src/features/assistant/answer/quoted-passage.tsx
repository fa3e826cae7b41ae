import type { ComplianceAnswer } from '@counterpart/api/contract';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Figure = styled.figure`
  display: grid;
  gap: var(--cp-space-8);
  margin-block: var(--cp-space-8) var(--cp-space-4);
  padding: var(--cp-space-12) var(--cp-space-16);
  border-inline-start: 3px solid var(--cp-primary-border);
  border-radius: var(--cp-radius-small);
  background: var(--cp-bg-subtle);
  color: var(--cp-text);
`;

const Quote = styled.blockquote`
  margin: 0;
  font-size: var(--cp-font-size-small);
  line-height: var(--cp-line-height-small);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Passage = styled.mark`
  background: var(--cp-primary-bg);
  color: inherit;
  font-weight: var(--cp-weight-semibold);
`;

interface Props {
  readonly id: string;
  readonly citation: ComplianceAnswer['citations'][number];
  /** Text based on the passage: marked in it where it appears word for word. */
  readonly statement: string;
}

/** The passage behind a statement, with the guide and the heading it stands under. */
export function QuotedPassage({ id, citation: { guide, title, heading, quote }, statement }: Props): ReactNode {
  const at = quote.indexOf(statement);
  return (
    <Figure id={id}>
      <Quote>
        {at < 0 ? (
          quote
        ) : (
          <>
            <span>{quote.slice(0, at)}</span>
            <Passage>{statement}</Passage>
            <span>{quote.slice(at + statement.length)}</span>
          </>
        )}
      </Quote>
      <Text as="figcaption" size="small" tone="muted">
        <span>{`${title} · ${heading}. `}</span>
        <Link href={`/compliance/${encodeURIComponent(guide)}`} aria-label={`Read the guide: ${title}`}>
          Read the guide
        </Link>
      </Text>
    </Figure>
  );
}
