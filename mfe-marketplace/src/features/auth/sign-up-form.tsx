import { Button } from '@counterpart/design-system/button';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { PasswordInput, TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import type { Form } from '../../forms/use-form';
import type { SignUpValues } from './auth-validation';

const USER_TYPES = [
  { value: 'client', label: "I'm a Client" },
  { value: 'accountant', label: "I'm a Professional" },
] as const;

/** The fields of signing up. Their state lives in the page, so that changing tabs keeps what was typed. */
export function SignUpForm({ form }: { readonly form: Form<SignUpValues> }): ReactNode {
  const { values, errors, pending, set } = form;
  return (
    <form noValidate aria-label="Sign Up" onSubmit={(event) => void form.submit(event)}>
      <Stack gap={20}>
        <SegmentedToggle label="Account type" fullWidth options={USER_TYPES} value={values.userType} onChange={(userType) => set('userType', userType)} />
        <Grid columns={2} gap={16}>
          <Field label="First name" error={errors.firstName}>
            <TextInput name="firstName" autoComplete="given-name" value={values.firstName} onChange={(event) => set('firstName', event.target.value)} />
          </Field>
          <Field label="Last name" error={errors.lastName}>
            <TextInput name="lastName" autoComplete="family-name" value={values.lastName} onChange={(event) => set('lastName', event.target.value)} />
          </Field>
        </Grid>
        <Field label="E-mail" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" value={values.email} onChange={(event) => set('email', event.target.value)} />
        </Field>
        <Field label="Username" help="At least 3 characters." error={errors.username}>
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={values.username}
            onChange={(event) => set('username', event.target.value)}
          />
        </Field>
        <Field label="Password" help="At least 8 characters." error={errors.password}>
          <PasswordInput name="password" autoComplete="new-password" value={values.password} onChange={(event) => set('password', event.target.value)} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword}>
          <PasswordInput
            name="confirmPassword"
            autoComplete="new-password"
            value={values.confirmPassword}
            onChange={(event) => set('confirmPassword', event.target.value)}
          />
        </Field>
        <Checkbox
          name="agreeTerms"
          label={
            <>
              I agree to the <Link href="/terms-of-service">Terms of Service</Link> and the <Link href="/privacy-policy">Privacy Policy</Link>
            </>
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
