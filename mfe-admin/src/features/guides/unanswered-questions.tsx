import type { UnansweredQuestion } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  /** Of the guide that is edited; empty for a new one. */
  readonly slug: string;
  readonly onTake: (questions: readonly string[]) => void;
}

/** Questions near a guide that readers missed an answer to. Renders nothing without any. */
export function UnansweredQuestions({ slug, onTake }: Props): ReactNode {
  const { data = [] } = useApi('/api/admin/guides/unanswered', {});
  const near = data.filter(({ guide }) => guide === slug || guide === null);
  if (near.length === 0) return null;
  return (
    <Stack gap={8} as="section" aria-label="Unanswered questions">
      <Heading level={3} size="body">
        Unanswered questions
      </Heading>
      <Stack as="ul" gap={8}>
        {near.map((group) => (
          <li key={group.questions[0]}>
            <UnansweredGroup group={group} onTake={onTake} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function UnansweredGroup({
  group: { questions, asked },
  onTake,
}: Pick<Props, 'onTake'> & { group: UnansweredQuestion }) {
  return (
    <Inline gap={12} justify="between">
      <div>
        <Text>{questions.join(' · ')}</Text>
        <Text size="small" tone="muted">
          {asked === 1 ? 'Missed once' : `Missed ${asked} times`}
        </Text>
      </div>
      <Button
        type="button"
        variant="secondary"
        size="small"
        aria-label={`Make an answer of it: ${questions[0] ?? ''}`}
        onClick={() => onTake(questions)}
      >
        Make an answer of it
      </Button>
    </Inline>
  );
}
