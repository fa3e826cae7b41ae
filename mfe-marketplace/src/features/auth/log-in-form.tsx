import { Button } from '@counterpart/design-system/button';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { PasswordInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import type { User } from '@counterpart/api/contract';
import type { Form } from '@counterpart/design-system/form';
import type { LogInValues } from './auth-validation';
import { PasskeyButton } from './passkey-button';
import { UsernameField } from './username-field';

interface Props {
  readonly form: Form<LogInValues>;
  /** Called with who signed in by a passkey. */
  readonly onSignIn: (user: User) => void;
}

/** The fields of signing in. Their state lives in the page, so that changing tabs keeps what was typed. */
export function LogInForm({ form, onSignIn }: Props): ReactNode {
  const { values, errors, pending, set, field } = form;
  return (
    <form noValidate aria-label="Log In" onSubmit={(event) => void form.submit(event)}>
      <Stack gap={20}>
        <UsernameField label="Username or email" form={form} />
        <Field label="Password" aside={<Link href="/forgot-password">Forgot password?</Link>} error={errors.password}>
          <PasswordInput {...field('password')} username={null} autoComplete="current-password" />
        </Field>
        <Checkbox
          label="Remember me for 30 days"
          name="remember"
          checked={values.remember}
          onChange={(remember) => set('remember', remember)}
        />
        <Button type="submit" size="large" fullWidth pending={pending} pendingLabel="Logging in...">
          Log In
        </Button>
        <PasskeyButton remember={values.remember} onSignIn={onSignIn} />
      </Stack>
    </form>
  );
}
