import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm, type FieldErrors } from '@counterpart/design-system/form';
import { TextInput } from '@counterpart/design-system/text-input';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { OwnPassword, ownPasswordError } from '../../../frame/own-password';
import { AreaField, areaNameError } from '../area-field';

/** Area, and the origin to load it from, or its release to preview instead. */
export interface OverrideSubject {
  readonly area: string;
  readonly origin: string;
  readonly version?: string | undefined;
}

interface Values extends OverrideSubject {
  readonly currentPassword: string;
}

/** The origin of what was typed or pasted, which may be a whole URL; null when it is none. */
const originOf = (text: string): string | null => {
  if (!/^https?:\/\//.test(text.trim())) return null;
  try {
    return new URL(text.trim()).origin;
  } catch {
    return null;
  }
};

const errorsOf = ({ area, origin, version, currentPassword }: Values): FieldErrors<Values> => ({
  area: areaNameError(area),
  ...(version === undefined && originOf(origin) === null && { origin: 'Enter a URL like http://localhost:4100' }),
  currentPassword: ownPasswordError(currentPassword),
});

interface Props {
  readonly subject: OverrideSubject;
  readonly onClose: () => void;
  /** Opens the page that asks once more and sets it; tests watch it. */
  readonly open?: (path: string) => void;
}

/** Makes the link of an override and opens it in this browser. */
export function NewOverrideDialog({ subject, onClose, open = (path) => location.assign(path) }: Props): ReactNode {
  const { run, failure } = useAct();
  const form = useForm<Values>({
    draft: useDraft(`override ${subject.version ?? ''}`),
    initial: { ...subject, currentPassword: '' },
    validate: errorsOf,
    send: (values) =>
      run(async (api) => {
        const { area, origin, version, currentPassword } = values;
        const from = version === undefined ? { origin: originOf(origin) ?? origin } : { version };
        const body = { area, ...from, currentPassword };
        open((await api.send('post', '/api/platform/overrides', { body })).path);
      }),
  });
  const { version } = subject;
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={version === undefined ? 'New override' : `Preview ${subject.area} ${version}`}
      description={
        version === undefined
          ? 'The next page asks once more, then this browser gets the area from there. npm run dev -w mfe-blog -- --into fills this in.'
          : 'The next page asks once more, then this browser gets this release. No one else does.'
      }
      submitLabel="Go On"
      pendingLabel="Going on..."
      form={form}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {version === undefined && (
        <>
          <AreaField form={form} example="blog" />
          <Field label="Development server" help="Its URL: http://localhost:4100" error={form.errors.origin} required>
            <TextInput {...form.field('origin')} maxLength={200} inputMode="url" autoComplete="off" />
          </Field>
        </>
      )}
      <OwnPassword form={form} />
    </FormDialog>
  );
}
