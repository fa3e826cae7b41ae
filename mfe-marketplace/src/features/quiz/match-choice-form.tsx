import { messageLimits, type QuizResult } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { useSession } from '@counterpart/shell/sdk';
import { useId, type SubmitEvent, type ReactNode } from 'react';
import { MatchCard } from './match-card';
import { useMatchChoice } from './use-match-choice';

/** The matches, and below them what it takes to contact some: consent and a message. */
export function MatchChoiceForm({
  headingLevel,
  result,
}: {
  readonly headingLevel: 3 | 4;
  readonly result: QuizResult;
}): ReactNode {
  const { user } = useSession();
  const choice = useMatchChoice(result);
  const errorId = useId();
  const { chosen, errors, pending } = choice;
  const isDone = result.matches.every(({ contacted }) => contacted);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void choice.submit();
  };

  return (
    <form noValidate aria-label="Contact your matches" onSubmit={submit}>
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
            {errors.chosen && (
              <Text id={errorId} role="alert" tone="error">
                {errors.chosen}
              </Text>
            )}
            {choice.failure && (
              <Alert tone="error" title="Some messages were not sent">
                {choice.failure}
              </Alert>
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
          </>
        )}
      </Stack>
    </form>
  );
}

const buttonText = (count: number): string => {
  if (count === 0) return 'Contact Professionals';
  return count === 1 ? 'Contact 1 Professional' : `Contact ${count} Professionals`;
};
