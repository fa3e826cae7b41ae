import type { AddedFactor, AppSetup } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog, FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { Spinner } from '@counterpart/design-system/spinner';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import { useSecondSteps } from './use-second-steps';

const Key = styled.code`
  font-size: var(--cp-text-sm, 0.875rem);
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Sets an authenticator app up: a QR code to scan or a key to type, the app's first code, then recovery codes. */
export function AppDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { change, failure } = useSecondSteps();
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begun = useRef(false);
  const begin = () =>
    change(async (api) => setSetup(await api.send('post', '/api/users/second-factors/app')), {}).then(
      (isDone) => void isDone,
    );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });
  const finish = (made: readonly string[] | null) => (made ? setCodes(made) : onClose());

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (setup) return <CodeForm setup={setup} onDone={finish} onClose={onClose} />;
  return (
    <Dialog size="small" onClose={onClose} title="Set up an authenticator app">
      {failure ? (
        <Stack gap={16}>
          <Alert tone="error">{failure}</Alert>
          <Button variant="secondary" onClick={() => void begin()}>
            Try Again
          </Button>
        </Stack>
      ) : (
        <Spinner centered label="Getting your key" />
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly setup: AppSetup;
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

function CodeForm({ setup: { key, uri }, onDone, onClose }: FormProps): ReactNode {
  const { change, failure } = useSecondSteps();
  const form = useForm({
    draft: null,
    initial: { code: '' },
    validate: ({ code }) => ({
      code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : 'Enter the six digits your app shows.',
    }),
    send: async ({ code }) => {
      const made: AddedFactor = { recoveryCodes: null };
      const isDone = await change(
        async (api) => {
          const body = { code };
          made.recoveryCodes = (
            await api.send('post', '/api/users/second-factors/app/confirmation', { body })
          ).recoveryCodes;
        },
        { done: 'Authenticator app added' },
      );
      if (isDone) onDone(made.recoveryCodes);
    },
  });
  return (
    <FormDialog
      size="small"
      onClose={onClose}
      title="Set up an authenticator app"
      description="Scan this with an app such as Google Authenticator, 1Password, or Authy. Then enter the code it shows."
      submitLabel="Turn It On"
      pendingLabel="Checking..."
      form={form}
    >
      <QrCode text={uri} label="QR code for your authenticator app" />
      <Text size="small" tone="muted">
        Can’t scan it? Type this key into the app: <Key>{key.match(/.{1,4}/g)?.join(' ')}</Key>
      </Text>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label="Code from the app" error={form.errors.code}>
        <TextInput {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" />
      </Field>
    </FormDialog>
  );
}
