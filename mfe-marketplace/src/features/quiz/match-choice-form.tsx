import { messageLimits, type QuizResult } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { focusFirstWrong } from '@counterpart/design-system/form';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { useSession } from '@counterpart/shell/sdk';
import { useId, useRef, type SubmitEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { MatchCard } from './match-card';
import { useMatchChoice } from './use-match-choice';

/** Stays at the window's end while the matches are read. */
const Send = styled.div`
  position: sticky;
  inset-block-end: var(--cp-space-12);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--cp-space-12);
  padding: var(--cp-space-12) var(--cp-space-16);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
  box-shadow: var(--cp-shadow);
`;

/** The matches, and below them what it takes to contact some: consent and a message. */
export function MatchChoiceForm({
  headingLevel,
  result,
}: {
  readonly headingLevel: 2 | 4;
  readonly result: QuizResult;
}): ReactNode {
  const { user } = useSession();
  const choice = useMatchChoice(result);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { chosen, errors, pending } = choice;
  const isDone = result.matches.every(({ contacted }) => contacted);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void choice.submit();
    // After the errors are on the page; never while someone is typing.
    setTimeout(() => focusFirstWrong(form.current));
  };

  return (
    <form ref={form} noValidate aria-label="Contact your matches" onSubmit={submit}>
      <Stack gap={24}>
        <Stack as="ul" gap={12} aria-label="Your matches" data-people>
          {result.matches.map((match) => {
            const { id } = match.professional;
            return (
              <MatchCard
                key={id}
                headingLevel={headingLevel}
                match={match}
                chosen={chosen.includes(id)}
                isSelf={user?.id === id}
                disabled={pending}
                onChoose={(isChosen) =>
                  choice.change({ chosen: isChosen ? [...chosen, id] : chosen.filter((other) => other !== id) })
                }
              />
            );
          })}
        </Stack>
        {isDone ? (
          <Alert tone="success" title="Your messages are on their way">
            Their answers arrive in your messages.
          </Alert>
        ) : (
          <>
            <Field
              label="Your message"
              help="Everyone you choose gets this message. Your phone number and email address stay private."
              error={errors.message}
            >
              <TextArea
                rows={5}
                countLimit={messageLimits.max}
                value={choice.message}
                onChange={(event) => choice.change({ message: event.target.value })}
              />
            </Field>
            <Checkbox
              label="Share my name and this message with the professionals I choose"
              checked={choice.consent}
              error={errors.consent}
              onChange={(consent) => choice.change({ consent })}
            />
            {choice.failure && (
              <Alert tone="error" title="Some messages were not sent">
                {choice.failure}
              </Alert>
            )}
            <Send data-bottom-bar>
              {errors.chosen && (
                <Text id={errorId} role="alert" tone="error">
                  {errors.chosen}
                </Text>
              )}
              <Button
                type="submit"
                icon="message"
                pending={pending}
                pendingLabel="Sending..."
                aria-describedby={errors.chosen && errorId}
              >
                {buttonText(chosen.length)}
              </Button>
            </Send>
          </>
        )}
      </Stack>
    </form>
  );
}

const buttonText = (count: number): string => {
  if (count === 0) return 'Message Professionals';
  return count === 1 ? 'Message 1 Person' : `Message ${count} People`;
};
