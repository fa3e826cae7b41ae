import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { PasswordInput } from '@counterpart/design-system/text-input';
import { errorSentence, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useId, useState, type ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';

/** The last question: it needs the password, and there is no way back. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { api } = useHost();
  const { user, setUser } = useSession();
  const showToast = useToast();
  const navigate = useNavigate();
  const formId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, pending, submit, field } = useForm({
    draft: null,
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Password is required' }),
    send: async (body) => {
      setRefusal(null);
      try {
        await api.send('post', '/api/users/deletion', { body });
        await navigate('/', { replace: true });
        setUser(null);
        showToast({ title: 'Your account was deleted', description: 'We are sorry to see you go.', tone: 'success' });
      } catch (error) {
        setRefusal(errorSentence(error));
      }
    },
  });

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title="Delete your account?"
      description="This cannot be undone. Your profile, reviews you received, notifications and settings are erased."
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={pending} pendingLabel="Deleting...">
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label="Delete account" onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          {refusal && <Alert tone="error">{refusal}</Alert>}
          <Field label="Your password" error={errors.password}>
            <PasswordInput {...field('password')} username={user?.username ?? null} autoComplete="current-password" />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
