import type { AreaBackend } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm, type FieldErrors } from '@counterpart/design-system/form';
import { TextInput } from '@counterpart/design-system/text-input';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { OwnPassword, ownPasswordError } from '../../../frame/own-password';
import { AreaField, areaNameError } from '../area-field';

interface Props {
  /** The one to change; null for a new one. */
  readonly backend: AreaBackend | null;
  readonly onClose: () => void;
}

interface Values {
  readonly area: string;
  readonly url: string;
  readonly seconds: string;
  readonly currentPassword: string;
}

const errorsOf = ({ area, url, seconds, currentPassword }: Values): FieldErrors<Values> => ({
  area: areaNameError(area),
  ...(!/^https?:\/\/./.test(url.trim()) && { url: 'Please enter a URL that starts with https://' }),
  ...(!/^([1-9]|[12]\d|30)$/.test(seconds.trim()) && { seconds: 'From 1 to 30 seconds' }),
  currentPassword: ownPasswordError(currentPassword),
});

/** Sets the backend of an area. */
export function BackendDialog({ backend, onClose }: Props): ReactNode {
  const { mutate } = useSWRConfig();
  const { run, failure } = useAct();
  const { area: shownArea = '', url: shownUrl = '', timeoutSeconds = 10, version = 0 } = backend ?? {};
  const form = useForm<Values>({
    draft: useDraft(`backend.${shownArea}`),
    initial: { area: shownArea, url: shownUrl, seconds: String(timeoutSeconds), currentPassword: '' },
    validate: errorsOf,
    send: ({ area, url, seconds, currentPassword }) =>
      run(async (api) => {
        const body = { url: url.trim(), timeoutSeconds: Number(seconds), version, currentPassword };
        await api.send('put', '/api/platform/areas/{name}/backend', { path: { name: area }, body });
        await mutate('/api/platform/backends');
        onClose();
      }),
  });
  const { errors } = form;
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={backend ? `Backend of ${backend.area}` : 'New backend'}
      description="Pages of the area reach it at /api/areas/, with a signed identity of who asks."
      submitLabel="Save Backend"
      pendingLabel="Saving..."
      form={form}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {!backend && <AreaField form={form} example="year-end" />}
      <Field label="URL" help="https://year-end.example.com/api" error={errors.url} required>
        <TextInput {...form.field('url')} maxLength={500} inputMode="url" autoComplete="off" />
      </Field>
      <Field label="Time limit in seconds" error={errors.seconds} required>
        <TextInput {...form.field('seconds')} maxLength={2} inputMode="numeric" autoComplete="off" />
      </Field>
      <OwnPassword form={form} />
    </FormDialog>
  );
}
