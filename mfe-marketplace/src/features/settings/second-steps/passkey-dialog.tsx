import { passkeyLimits, type AddedFactor } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { TextInput } from '@counterpart/design-system/text-input';
import { useState, type ReactNode } from 'react';
import { createPasskey } from '../../../passkeys/passkeys';
import { RecoveryCodes } from './recovery-codes';
import { useSecondSteps } from './use-second-steps';

const { nameMax } = passkeyLimits;

const validate = ({ name }: { readonly name: string }) => ({
  name: !name.trim()
    ? 'Give the passkey a name.'
    : name.trim().length > nameMax
      ? `The name can have ${nameMax} characters.`
      : undefined,
});

/** Names a passkey and has the browser make it; recovery codes follow with the first factor. */
export function PasskeyDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { change, failure } = useSecondSteps();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    draft: null,
    initial: { name: '' },
    validate,
    send: async ({ name }) => {
      const made: AddedFactor = { recoveryCodes: null };
      const isDone = await change(
        async (api) => {
          const creation = await api.send('post', '/api/users/passkeys/options');
          const body = await createPasskey(creation, name.trim());
          made.recoveryCodes = (await api.send('post', '/api/users/passkeys', { body })).recoveryCodes;
        },
        { done: 'Passkey added' },
      );
      if (isDone && made.recoveryCodes) setCodes(made.recoveryCodes);
      else if (isDone) onClose();
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      size="small"
      onClose={onClose}
      title="Add a passkey"
      description="A passkey logs you in with your fingerprint, face, or screen lock. It never leaves your device or password manager."
      submitLabel="Create Passkey"
      pendingLabel="Waiting for your device..."
      form={form}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label="Name" help="The device you’re on, such as “Work laptop.”" error={form.errors.name}>
        <TextInput {...form.field('name')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

interface RenameProps {
  readonly passkey: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Takes another name for a passkey. */
export function RenameDialog({ passkey: { id, name }, onClose }: RenameProps): ReactNode {
  const { change, failure } = useSecondSteps();
  const form = useForm({
    draft: null,
    initial: { name },
    validate,
    send: async (values) => {
      const body = { name: values.name.trim() };
      const isDone = await change((api) => api.send('patch', '/api/users/passkeys/{id}', { path: { id }, body }), {
        done: 'Passkey renamed',
      });
      if (isDone) onClose();
    },
  });
  return (
    <FormDialog size="small" onClose={onClose} title="Rename passkey" submitLabel="Save Name" form={form}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label="Name" error={form.errors.name}>
        <TextInput {...form.field('name')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
