import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { PasswordInput } from '@counterpart/design-system/text-input';
import { useAct, useSession } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';
import { useConfirmed } from '../second-steps/confirmed';

/** The last question: it needs the password, and there is no way back. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { user, setUser } = useSession();
  const navigate = useNavigate();
  const { run, failure } = useAct();
  const confirmed = useConfirmed();
  const { errors, pending, submit, field } = useForm({
    draft: null,
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Password is required' }),
    send: (body) =>
      run(
        async (api) => {
          await confirmed(() => api.send('post', '/api/users/deletion', { body }));
          await navigate('/', { replace: true });
          setUser(null);
        },
        { done: () => ({ title: 'Your account was deleted', description: 'We are sorry to see you go.' }) },
      ),
  });

  return (
    <FormDialog
      size="small"
      onClose={onClose}
      title="Delete your account?"
      description="This cannot be undone. Your profile, reviews you received, notifications and settings are erased."
      cancelLabel="Keep My Account"
      submitLabel="Delete My Account"
      tone="danger"
      pendingLabel="Deleting..."
      form={{ pending, submit }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label="Your password" error={errors.password}>
        <PasswordInput {...field('password')} username={user?.username ?? null} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
