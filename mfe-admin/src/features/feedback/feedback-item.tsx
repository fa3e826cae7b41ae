import { assistantFeedbackLimits, type AssistantFeedback } from '@counterpart/api/contract';
import { Accordion } from '@counterpart/design-system/accordion';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useDateText, useDraftState } from '@counterpart/shell/sdk';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { answerAuthors, CitedGuides } from '../../frame/cited-guides';
import { Facts, Quoted } from '../../frame/facts';

const reasons: Readonly<Record<NonNullable<AssistantFeedback['reason']>, string>> = {
  wrong: 'Wrong',
  incomplete: 'Incomplete',
  unclear: 'Hard to understand',
  off_topic: 'Not what was asked',
  other: 'Something else',
};
const Resolution = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 28rem) auto;
  justify-content: start;
  align-items: end;
  gap: var(--cp-space-8);
`;

/** Feedback on an answer: the question, the answer with the guides that it cites, and the feedback's resolution. */
export function FeedbackItem({
  feedback,
  isPending,
  onResolve,
}: {
  readonly feedback: AssistantFeedback;
  readonly isPending: boolean;
  /** Resolves to whether it was stored. */
  readonly onResolve: (resolved: boolean, note: string) => Promise<boolean>;
}): ReactNode {
  const id = useId();
  const dateText = useDateText();
  const [note, setNote] = useDraftState(`assistant-feedback.${feedback.id}`, '');
  const { question, answer, helpful, reason, details, guides, answeredBy, createdAt, resolvedAt, resolution } =
    feedback;
  const resolve = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await onResolve(true, note)) setNote('');
  };
  return (
    <Card as="article" padding="small" aria-labelledby={id}>
      <Stack gap={12}>
        <Inline gap={8}>
          <Badge tone={helpful ? 'success' : 'warning'}>{helpful ? 'Helpful' : 'Not helpful'}</Badge>
          {reason && <Badge>{reasons[reason]}</Badge>}
          <Text size="small" tone="muted">
            {dateText(createdAt, 'second')}
          </Text>
        </Inline>
        <Heading level={2} size="body" id={id}>
          {question}
        </Heading>
        {details && <Quoted>{details}</Quoted>}
        <Accordion
          items={[
            { id: 'answer', title: 'The answer', content: <Text style={{ whiteSpace: 'pre-line' }}>{answer}</Text> },
          ]}
        />
        <Facts
          facts={[
            ['Answered by', answerAuthors[answeredBy]],
            ['Cites', guides.length > 0 && <CitedGuides slugs={guides} />],
            ['Resolved', resolvedAt && `${dateText(resolvedAt, 'second')}${resolution ? `: ${resolution}` : ''}`],
          ]}
        />
        {resolvedAt ? (
          <div>
            <Button variant="secondary" size="small" pending={isPending} onClick={() => void onResolve(false, '')}>
              Reopen
            </Button>
          </div>
        ) : (
          <Resolution onSubmit={(event) => void resolve(event)}>
            <Field label="Resolution" optional>
              <TextInput
                autoComplete="off"
                maxLength={assistantFeedbackLimits.noteMax}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </Field>
            <Button type="submit" variant="secondary" pending={isPending}>
              Resolve
            </Button>
          </Resolution>
        )}
      </Stack>
    </Card>
  );
}
