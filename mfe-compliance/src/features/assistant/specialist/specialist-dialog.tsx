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
import { useLocation, useNavigate } from '@counterpart/shell/sdk/router';
import { useDraft, useDraftState, useSendAfterSignUp, useSession, useSignUpFirst } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { askedDraft, type SpecialistQuestion } from './asked-specialist';
import { useAskedMessage } from './use-asked-message';
import { useSpecialists, type OfferedSpecialist } from './use-specialists';

interface Props {
  readonly question: SpecialistQuestion;
  /** Of the assistant's list; null for all. */
  readonly industry: string | null;
  readonly onClose: () => void;
}

/** Shows exactly what is sent to whom, and sends it once the person agrees and has an account. */
export function SpecialistDialog({ question, industry, onClose }: Props): ReactNode {
  const navigate = useNavigate();
  const { offered, error } = useSpecialists(question, industry);
  const { send, isSending, failure } = useAskedMessage();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const asked = useDraft(askedDraft, 'tab');
  const form = `${askedDraft}.${question.question}`;
  const signUpFirst = useSignUpFirst(form);
  const untouched = {
    chosenId: '',
    text: `Hi, I have a question and would like your help:\n\n${question.question}`,
    isAgreed: false,
  };
  const [entered, setEntered] = useDraftState(form, untouched, 'tab');
  const { chosenId, text, isAgreed } = entered;
  const enter = (change: Partial<typeof untouched>) => setEntered((before) => ({ ...before, ...change }));
  const chosen = offered?.find(({ professional: { id } }) => String(id) === chosenId)?.professional;
  const isTooLong = text.trim().length > messageLimits.max;
  const isReady = chosenId !== '' && isAgreed && !isTooLong && text.trim() !== '';
  const submit = async () => {
    if (!isReady) return;
    if (!user) {
      asked.write({ ...question, industry: industry ?? '' });
      signUpFirst(pathname + search);
      return;
    }
    if (!(await send(Number(chosenId), text))) return;
    setEntered(untouched);
    onClose();
    const [guide] = question.guides;
    void navigate(`/messages?with=${chosenId}${guide ? `&guide=${guide}` : ''}`);
  };
  useSendAfterSignUp(form, () => void submit());
  return (
    <FormDialog
      open
      title="Ask a Specialist"
      description="Choose who gets your question. Your contact details stay private."
      onClose={onClose}
      submitLabel="Send Message"
      submitDisabled={!isReady}
      pendingLabel="Sending..."
      form={{
        pending: isSending,
        submit: (event) => {
          event.preventDefault();
          return submit();
        },
      }}
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
          onChange={(id) => enter({ chosenId: id })}
        />
      )}
      <Field
        label="This message is sent"
        error={isTooLong ? `Use at most ${messageLimits.max.toLocaleString('en-US')} characters.` : null}
      >
        <TextArea rows={5} value={text} onChange={(event) => enter({ text: event.target.value })} />
      </Field>
      <Checkbox
        label={`I agree that this message and my name are sent to ${chosen ? fullName(chosen) : 'the person I choose'}. The assistant’s answer is not sent.`}
        checked={isAgreed}
        onChange={(agreed) => enter({ isAgreed: agreed })}
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
