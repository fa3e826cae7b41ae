import { listLimits, type UnansweredQuestion } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { apiKey, ShowMore, useApi, useMoreOf } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  /** Of the guide that is edited; empty for a new one. */
  readonly slug: string;
  readonly onTake: (questions: readonly string[]) => void;
}

/** Questions near a guide that readers missed an answer to. Renders nothing without any. */
export function UnansweredQuestions({ slug, onTake }: Props): ReactNode {
  const groups = useApi('/api/admin/guides/unanswered', { query: { near: slug } });
  const more = useMoreOf(groups, listLimits.pageSize, 'questions', (part) =>
    apiKey('/api/admin/guides/unanswered', { query: { near: slug, ...part } }),
  );
  if (!groups.data?.length) return null;
  return (
    <Stack gap={8} as="section" aria-label="Unanswered questions">
      <Heading level={3} size="body">
        Unanswered questions
      </Heading>
      <Text size="small" tone="muted">
        From the 500 newest answers that did not help.
      </Text>
      <Stack as="ul" gap={8}>
        {groups.data.map((group) => (
          <li key={group.questions[0]}>
            <UnansweredGroup group={group} onTake={onTake} />
          </li>
        ))}
      </Stack>
      <ShowMore more={more} what="questions" />
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
        Make an Answer of It
      </Button>
    </Inline>
  );
}
