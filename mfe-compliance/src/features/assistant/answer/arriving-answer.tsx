import { Stack } from '@counterpart/design-system/layout';
import { Spinner } from '@counterpart/design-system/spinner';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import type { Statement } from '../ask/ask-api';

/** An answer while it comes, a sentence at a time: the answer itself, then its sections. */
export function ArrivingAnswer({ statements }: { readonly statements: readonly Statement[] }): ReactNode {
  if (statements.length === 0) return <Spinner label="Reading the guides" />;
  const parts = [...new Set(statements.map(({ part }) => part))];
  return (
    <Stack gap={16}>
      {parts.map((part) => (
        <div key={part}>
          {part !== 'answer' && (
            <Heading level={4} size="body">
              {part}
            </Heading>
          )}
          {statements
            .filter((statement) => statement.part === part)
            .map(({ text }) => (
              <Text key={text}>{text}</Text>
            ))}
        </div>
      ))}
    </Stack>
  );
}
