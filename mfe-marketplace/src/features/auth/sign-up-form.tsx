import { listedProfessions } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import { NewPasswordFields } from '../../forms/new-password-fields';
import { PersonFields } from '../../forms/person-fields';
import type { Form } from '@counterpart/design-system/form';
import type { SignUpValues } from './auth-validation';
import { UsernameField } from './username-field';

const userTypes = [
  { value: 'client', label: "I'm a Client" },
  { value: 'accountant', label: "I'm a Professional" },
] as const;

const professions = listedProfessions.map(({ id, label }) => ({ value: id, label }));

/** The fields of signing up. Their state lives in the page, so that changing tabs keeps what was typed. */
export function SignUpForm({ form }: { readonly form: Form<SignUpValues> }): ReactNode {
  const { values, errors, pending, set, field } = form;
  return (
    <form noValidate aria-label="Sign Up" onSubmit={(event) => void form.submit(event)}>
      <Stack gap={20}>
        <SegmentedToggle label="Account type" fullWidth options={userTypes} {...field('userType')} />
        {values.userType === 'accountant' && (
          <Field label="Profession" help="Your profile starts with it. You can add others later.">
            <Select {...field('profession')} placeholder="Choose your profession" options={professions} />
          </Field>
        )}
        <PersonFields form={form} isEmailFirst />
        <UsernameField label="Username" help="At least 3 characters." form={form} />
        <NewPasswordFields name="password" label="Password" username={null} form={form} />
        <Checkbox
          name="agreeTerms"
          label={
            <span>
              I agree to the <Link href="/terms-of-service">Terms of Service</Link> and the{' '}
              <Link href="/privacy-policy">Privacy Policy</Link>
            </span>
          }
          checked={values.agreeTerms}
          error={errors.agreeTerms}
          onChange={(agreeTerms) => set('agreeTerms', agreeTerms)}
        />
        <Button type="submit" size="large" fullWidth pending={pending} pendingLabel="Creating account...">
          Create Account
        </Button>
      </Stack>
    </form>
  );
}
