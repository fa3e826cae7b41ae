import { Button } from '@counterpart/design-system/button';
import { below, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** Questions that the guides answer. */
export const exampleQuestions = [
  'Do I owe sales tax in another state?',
  'Is my worker an employee or a contractor?',
  'How soon must a GDPR breach be reported?',
  'When is the FBAR due?',
] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);

  ${below('small')} {
    &[data-in-row] {
      flex-wrap: nowrap;
      margin: -4px -16px;
      padding: 4px 16px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-padding-inline: 16px;

      > li {
        flex: none;
        max-inline-size: 85%;
      }
    }
  }
`;

/** A question may take two lines on a phone. */
const Suggestion = styled(Button)`
  padding-block: var(--cp-space-4);
  font-weight: var(--cp-weight-medium);
  text-align: start;
`;

interface Props {
  readonly label: string;
  readonly questions: readonly string[];
  /** Short ones: on a phone they are in a row that scrolls sideways. */
  readonly isShort?: boolean;
  readonly onAsk: (question: string) => void;
}

/** Questions that are asked by pressing them. Renders nothing without any. */
export function QuestionSuggestions({ label, questions, isShort, onAsk }: Props): ReactNode {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text id={id} size="small" tone="muted" weight="semibold">
        {label}
      </Text>
      <List aria-labelledby={id} data-in-row={isShort}>
        {questions.map((question) => (
          <li key={question}>
            <Suggestion
              variant="secondary"
              size="small"
              onClick={() => onAsk(question)}
              onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              {question}
            </Suggestion>
          </li>
        ))}
      </List>
    </Stack>
  );
}
