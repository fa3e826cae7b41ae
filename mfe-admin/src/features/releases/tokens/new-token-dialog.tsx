import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog, FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm, type FieldErrors } from '@counterpart/design-system/form';
import { Select } from '@counterpart/design-system/select';
import { TextInput } from '@counterpart/design-system/text-input';
import { copyText, useAct, useDraft, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { OwnPassword, ownPasswordError } from '../../../frame/own-password';
import { AreaField, areaNameError } from '../area-field';

interface Values {
  readonly area: string;
  readonly label: string;
  readonly scope: 'activate' | 'publish';
  /** Days, as the choice names them. */
  readonly expires: string;
  readonly pathPrefix: string;
  readonly currentPassword: string;
}

const scopes: { value: Values['scope']; label: string }[] = [
  { value: 'activate', label: 'Publish and activate releases' },
  { value: 'publish', label: 'Publish releases only' },
];
const never = 'never';
const expiries = [
  ...[30, 90, 365].map((days) => ({ value: String(days), label: `After ${days} days` })),
  { value: never, label: 'Never' },
];

const errorsOf = ({ area, label, pathPrefix, currentPassword }: Values): FieldErrors<Values> => ({
  area: areaNameError(area),
  ...(label.trim() === '' && { label: 'Please say what the token is for' }),
  ...(!/^((\/[a-z0-9-]+)+)?$/.test(pathPrefix) && {
    pathPrefix: 'A path such as /year-end, without a slash at its end',
  }),
  currentPassword: ownPasswordError(currentPassword),
});

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
  const { run, failure } = useAct();
  const form = useForm<Values>({
    draft: useDraft('deploy-token'),
    initial: { area: '', label: '', scope: 'activate', expires: never, pathPrefix: '', currentPassword: '' },
    validate: errorsOf,
    send: (values) =>
      run(async (api) => {
        const { area, scope, expires, currentPassword } = values;
        const body = {
          ...{ area, label: values.label.trim(), currentPassword },
          mayActivate: scope === 'activate',
          expiresInDays: expires === never ? null : Number(expires),
          pathPrefix: values.pathPrefix || null,
        };
        const { token } = await api.send('post', '/api/platform/deploy-tokens', { body });
        await onMade(token);
      }),
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="New deploy token"
      description="It is shown once, right after it was made."
      submitLabel="Create Token"
      pendingLabel="Creating..."
      form={form}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <AreaField form={form} example="blog" />
      <Field
        label="What it is for"
        help="Shown with each release that it publishes."
        error={form.errors.label}
        required
      >
        <TextInput {...form.field('label')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="It may">
        <Select {...form.field('scope')} options={scopes} />
      </Field>
      <Field label="Expires">
        <Select {...form.field('expires')} options={expiries} />
      </Field>
      <Field
        label="Only routes below"
        help="For a new area, for example /year-end; then it may have no parts of other pages either. Empty for any that are free."
        error={form.errors.pathPrefix}
      >
        <TextInput {...form.field('pathPrefix')} maxLength={200} autoComplete="off" />
      </Field>
      <OwnPassword form={form} />
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
