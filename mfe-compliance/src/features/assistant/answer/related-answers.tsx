import type { ComplianceAnswer } from '@counterpart/api/contract';
import { Link } from '@counterpart/design-system/link';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useId, type MouseEvent, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly answers: NonNullable<ComplianceAnswer['related']>;
  readonly onAsk: (question: string) => void;
}

/** Answers of our guides by their questions, each with its guide. A click asks it in the same talk. */
export function RelatedAnswers({ label, answers, onAsk }: Props): ReactNode {
  const id = useId();
  if (answers.length === 0) return null;
  const ask = (event: MouseEvent, question: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onAsk(question);
  };
  return (
    <Stack gap={8}>
      <Text id={id} size="small" tone="muted" weight="semibold">
        {label}
      </Text>
      <Stack as="ul" gap={8} aria-labelledby={id}>
        {answers.map(({ question, guide, title }) => (
          <li key={`${guide} ${question}`}>
            <Link
              href={`/compliance?question=${encodeURIComponent(question)}`}
              onClick={(event) => ask(event, question)}
            >
              {question}
            </Link>
            <Text size="small" tone="muted">
              {title}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
