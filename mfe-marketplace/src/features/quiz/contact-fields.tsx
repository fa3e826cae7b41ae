import {
  emailLimits,
  nameLimits,
  phoneLimits,
  quizContactFields,
  quizLimits,
  type QuizAnswers,
  type QuizContactName,
  type QuizErrors,
} from '@counterpart/api/contract';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import type { ComponentProps, ReactNode } from 'react';

interface Props {
  readonly answers: QuizAnswers;
  readonly errors: QuizErrors;
  readonly onAnswer: (name: QuizContactName, answer: string) => void;
}

type InputAttributes = Pick<ComponentProps<typeof TextInput>, 'type' | 'autoComplete' | 'maxLength'>;

const attributes: Readonly<Record<Exclude<QuizContactName, 'termsAgreed' | 'additionalNotes'>, InputAttributes>> = {
  firstName: { autoComplete: 'given-name', maxLength: nameLimits.max },
  lastName: { autoComplete: 'family-name', maxLength: nameLimits.max },
  email: { type: 'email', autoComplete: 'email', maxLength: emailLimits.max },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: phoneLimits.max },
  companyName: { autoComplete: 'organization', maxLength: quizLimits.companyMax },
};

/** The contact form. No one sees these details before the client chooses whom to contact. */
export function ContactFields({ answers, errors, onAnswer }: Props): ReactNode {
  const textOf = (name: QuizContactName): string => String(answers[name] ?? '');
  const labelled = new Map(quizContactFields.map((field) => [field.name, field]));
  const input = (name: keyof typeof attributes) => {
    const { label, required } = labelled.get(name) ?? { label: name, required: false };
    return (
      <Field label={label} error={errors[name]} optional={!required}>
        <TextInput
          name={name}
          {...attributes[name]}
          value={textOf(name)}
          onChange={(event) => onAnswer(name, event.target.value)}
        />
      </Field>
    );
  };
  return (
    <Stack gap={20}>
      <Grid columns={2} gap={16}>
        {input('firstName')}
        {input('lastName')}
        {input('email')}
        {input('phone')}
      </Grid>
      {input('companyName')}
      <Field label="Additional notes" error={errors['additionalNotes']} optional>
        <TextArea
          name="additionalNotes"
          rows={3}
          maxLength={quizLimits.textMax}
          value={textOf('additionalNotes')}
          onChange={(event) => onAnswer('additionalNotes', event.target.value)}
        />
      </Field>
      <Checkbox
        name="termsAgreed"
        label={
          <span>
            I agree to the <Link href="/terms-of-service">Terms of Service</Link> and the{' '}
            <Link href="/privacy-policy">Privacy Policy</Link>. No one sees my contact details until I choose who to
            contact.
          </span>
        }
        checked={textOf('termsAgreed') === 'true'}
        error={errors['termsAgreed']}
        onChange={(agreed) => onAnswer('termsAgreed', agreed ? 'true' : '')}
      />
    </Stack>
  );
}
