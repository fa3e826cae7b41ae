import { fullName, messageLimits } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { Link } from '@counterpart/design-system/link';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { Spinner } from '@counterpart/design-system/spinner';
import { Text } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useDraftState } from '@counterpart/shell/sdk';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { SpecialistQuestion } from './asked-specialist';
import { useAskedMessage } from './use-asked-message';
import { useSpecialists, type OfferedSpecialist } from './use-specialists';

interface Props {
  readonly question: SpecialistQuestion;
  /** Of the assistant's list; null for all. */
  readonly industry: string | null;
  readonly onClose: () => void;
}

/** Shows exactly what is sent to whom, and sends it once the person agrees. */
export function SpecialistDialog({ question, industry, onClose }: Props): ReactNode {
  const navigate = useNavigate();
  const { offered, error } = useSpecialists(question, industry);
  const { send, isSending, failure } = useAskedMessage();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [text, setText] = useDraftState(
    `specialist.${question.question}`,
    `Hello, I have a question and would like your help:\n\n${question.question}`,
  );
  const [isAgreed, setIsAgreed] = useState(false);
  const chosen = offered?.find(({ professional: { id } }) => String(id) === chosenId)?.professional;
  const isTooLong = text.trim().length > messageLimits.max;
  const isReady = chosen !== undefined && isAgreed && !isTooLong && text.trim() !== '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || !(await send(chosen.id, text))) return;
    onClose();
    void navigate(`/messages?with=${chosen.id}`);
  };
  return (
    <FormDialog
      open
      title="Ask a Specialist"
      description="Choose who gets your question. Your contact details stay private."
      onClose={onClose}
      submitLabel="Send Message"
      submitDisabled={!isReady}
      pending={isSending}
      pendingLabel="Sending..."
      onSubmit={(event) => void submit(event)}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {error ? (
        <Alert tone="error">The specialists couldn’t be loaded. Please try again later.</Alert>
      ) : !offered ? (
        <Spinner label="Looking for specialists" />
      ) : offered.length === 0 ? (
        <Text>
          No one listed does this right now. <Link href="/quiz">Get Matched with a Specialist</Link>
        </Text>
      ) : (
        <RadioGroup
          label="Specialist"
          look="cards"
          options={offered.map((one) => ({
            value: String(one.professional.id),
            label: fullName(one.professional),
            help: about(one),
          }))}
          value={chosenId}
          onChange={setChosenId}
        />
      )}
      <Field
        label="This message is sent"
        error={isTooLong ? `Use at most ${messageLimits.max.toLocaleString('en-US')} characters.` : null}
      >
        <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Checkbox
        label={`I agree that this message and my name are sent to ${chosen ? fullName(chosen) : 'the person I choose'}. The assistant’s answer is not sent.`}
        checked={isAgreed}
        onChange={setIsAgreed}
      />
    </FormDialog>
  );
}

/** Gives the reasons for this person, then business, location and rating, in one line. */
function about({ professional: { profile, city, state, avgRating, reviewCount }, reasons }: OfferedSpecialist): string {
  const where = [city, state].filter(Boolean).join(', ');
  const count = `${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`;
  const rating = reviewCount > 0 && avgRating !== null ? `${avgRating.toFixed(1)} (${count})` : '';
  return [...reasons, profile?.businessName ?? '', where, rating].filter(Boolean).join(' · ');
}
