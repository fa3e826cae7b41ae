import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog, FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm, type FieldErrors } from '@counterpart/design-system/form';
import { PasswordInput, TextInput } from '@counterpart/design-system/text-input';
import { copyText, useAct, useDraft, useSession, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { areaNameError } from '../area-name';

interface Values {
  readonly area: string;
  readonly label: string;
  readonly currentPassword: string;
}

const errorsOf = ({ area, label, currentPassword }: Values): FieldErrors<Values> => {
  const wrongArea = areaNameError(area);
  return {
    ...(wrongArea && { area: wrongArea }),
    ...(label.trim() === '' && { label: 'Please say what the token is for' }),
    ...(currentPassword === '' && { currentPassword: 'Please enter your password' }),
  };
};

/** Makes a deploy token of one area and shows it, this once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { mutate } = useSWRConfig();
  const [token, setToken] = useState<string | null>(null);
  const showToken = async (made: string) => {
    setToken(made);
    await mutate('/api/platform/deploy-tokens');
  };
  return token === null ? (
    <TokenForm onMade={showToken} onClose={onClose} />
  ) : (
    <MadeToken token={token} onClose={onClose} />
  );
}

interface FormProps {
  readonly onMade: (token: string) => Promise<void>;
  readonly onClose: () => void;
}

function TokenForm({ onMade, onClose }: FormProps): ReactNode {
  const { user } = useSession();
  const { run, failure } = useAct();
  const form = useForm<Values>({
    draft: useDraft('deploy-token'),
    initial: { area: '', label: '', currentPassword: '' },
    validate: errorsOf,
    send: (values) =>
      run(async (api) => {
        const body = { ...values, label: values.label.trim() };
        const { token } = await api.send('post', '/api/platform/deploy-tokens', { body });
        await onMade(token);
      }),
  });
  const { values, errors } = form;
  return (
    <FormDialog
      open
      onClose={onClose}
      size="small"
      title="New deploy token"
      description="It is shown once, right after it was made."
      submitLabel="Create Token"
      pending={form.pending}
      pendingLabel="Creating..."
      onSubmit={(event) => void form.submit(event)}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label="Area" help="Its short name: blog" error={errors.area} required>
        <TextInput
          value={values.area}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => form.set('area', event.target.value.trim())}
        />
      </Field>
      <Field label="What it is for" help="Shown with each release that it publishes." error={errors.label} required>
        <TextInput {...form.field('label')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Your password" error={errors.currentPassword} required>
        <PasswordInput
          {...form.field('currentPassword')}
          username={user?.username ?? null}
          autoComplete="current-password"
        />
      </Field>
    </FormDialog>
  );
}

/** The token itself, to be copied into the pipeline's secrets. */
function MadeToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }): ReactNode {
  const showToast = useToast();
  const copy = async () => {
    if (await copyText(token)) showToast({ title: 'Token copied', tone: 'success' });
    else
      showToast({
        title: 'The token was not copied',
        description: 'Select it and copy it yourself.',
        tone: 'destructive',
      });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Copy the token now"
      description="It is stored nowhere and cannot be shown again. Set it as DEPLOY_TOKEN in the secrets of your pipeline."
      footer={
        <>
          <Button variant="secondary" icon="copy" onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Field label="Deploy token">
        <TextInput value={token} readOnly onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  );
}
