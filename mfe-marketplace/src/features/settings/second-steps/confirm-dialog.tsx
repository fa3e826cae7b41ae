import type { Confirmation } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog, FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Spinner } from '@counterpart/design-system/spinner';
import { PasswordInput, TextInput } from '@counterpart/design-system/text-input';
import { Loaded, useAct, useApi, useSession, type ApiClient } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { hasPasskeys, provePasskey } from '../../../passkeys/passkeys';

interface Props {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const words = {
  title: 'Confirm it’s you',
  description: 'This keeps your account safe if someone else uses your device. It holds for 10 minutes.',
} as const;

/** Takes the proof that the owner is there: a passkey or a code where the account has one, else the password. */
export function ConfirmDialog(props: Props): ReactNode {
  const factors = useApi('/api/users/second-factors', {}, { revalidateOnMount: true });
  const { data } = factors;
  if (!data)
    return (
      <Dialog size="small" onClose={props.onClose} {...words}>
        <Loaded of={factors} name="your second step" compact skeleton={<Spinner centered label="One moment" />}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  if (!data.app && data.passkeys.length === 0) return <ByPassword {...props} />;
  return (
    <BySecondStep hasApp={data.app !== null} offersPasskey={data.passkeys.length > 0 && hasPasskeys()} {...props} />
  );
}

const send = (api: ApiClient, body: Confirmation) => api.send('post', '/api/users/confirmation', { body });

function ByPassword({ onConfirm, onClose }: Props): ReactNode {
  const { user } = useSession();
  const { run, failure } = useAct();
  const form = useForm({
    draft: null,
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Password is required' }),
    send: async (body) => {
      if (await run((api) => send(api, body))) onConfirm();
    },
  });
  return (
    <FormDialog size="small" onClose={onClose} {...words} submitLabel="Confirm" pendingLabel="Checking..." form={form}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label="Your password" error={form.errors.password}>
        <PasswordInput {...form.field('password')} username={user?.username ?? null} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}

function BySecondStep({
  hasApp,
  offersPasskey,
  onConfirm,
  onClose,
}: Props & { readonly hasApp: boolean; readonly offersPasskey: boolean }): ReactNode {
  const { run, failure, pending } = useAct();
  const form = useForm({
    draft: null,
    initial: { code: '' },
    validate: ({ code }) => ({ code: code.trim() ? undefined : 'Enter the code.' }),
    send: async ({ code }) => {
      if (await run((api) => send(api, { code: code.trim() }))) onConfirm();
    },
  });
  const askPasskey = async () => {
    const isDone = await run(async (api) =>
      send(api, { passkey: await provePasskey(await api.send('post', '/api/users/confirmation/passkey-options')) }),
    );
    if (isDone) onConfirm();
  };
  return (
    <FormDialog
      size="small"
      onClose={onClose}
      {...words}
      submitLabel="Confirm"
      pendingLabel="Checking..."
      form={{ ...form, pending: form.pending || pending }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {offersPasskey && (
        <Button variant="secondary" fullWidth disabled={pending} onClick={() => void askPasskey()}>
          Use a Passkey
        </Button>
      )}
      <Field
        label={hasApp ? 'Code' : 'Recovery code'}
        help={hasApp ? 'From your authenticator app, or a recovery code.' : 'If your passkey is out of reach.'}
        error={form.errors.code}
      >
        <TextInput {...form.field('code')} autoComplete="one-time-code" />
      </Field>
    </FormDialog>
  );
}
