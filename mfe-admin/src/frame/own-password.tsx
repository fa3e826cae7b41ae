import { Field } from '@counterpart/design-system/field';
import type { Form } from '@counterpart/design-system/form';
import { PasswordInput } from '@counterpart/design-system/text-input';
import { useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  readonly form: Pick<Form<{ readonly currentPassword: string }>, 'field' | 'errors'>;
  readonly help?: string;
}

/** Administrator's own password, which a change that matters asks for once more. */
export function OwnPassword({ form, help }: Props): ReactNode {
  const { user } = useSession();
  return (
    <Field label="Your password" help={help} error={form.errors.currentPassword} required>
      <PasswordInput
        {...form.field('currentPassword')}
        username={user?.username ?? null}
        autoComplete="current-password"
      />
    </Field>
  );
}

/** Returns what is wrong with it, as far as the browser knows. */
export const ownPasswordError = (password: string): string | undefined =>
  password === '' ? 'Please enter your password' : undefined;
