import type { PasskeyEntry, SecondFactors } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { lazyPart, Loaded, unless, useApi, useDateText, useSession } from '@counterpart/shell/sdk';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { hasPasskeys } from '../../../passkeys/passkeys';
import { nextPath } from '../../../next-path';
import { SettingsSection } from '../settings-section';
import { RequiredAlert } from './required-alert';
import type { Setup } from './setup-dialogs';
import { TrustedBrowsers } from './trusted-browsers';
import { useSecondSteps } from './use-second-steps';

const SetupDialog = lazyPart(async () => (await import('./setup-dialogs')).SetupDialog, {
  name: 'this form',
  loading: null,
  failure: 'dialog',
});

type Removal = { readonly kind: 'app' } | { readonly kind: 'passkey'; readonly id: number; readonly name: string };

/** Passkeys, the authenticator app, recovery codes and trusted browsers of the user. */
export function SecondSteps(): ReactNode {
  const factors = useApi('/api/users/second-factors', {}, { revalidateOnMount: true });
  const list = useRef<HTMLDivElement>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { user } = useSession();
  const next = useSearchParams()[0].get('next');
  const navigate = useNavigate();
  const isSetUp = factors.data && (factors.data.app !== null || factors.data.passkeys.length > 0);
  const closeSetup = () => {
    setSetup(null);
    // A person who was led here wanted to go elsewhere.
    if (isSetUp && next !== null) void navigate(nextPath(next), { replace: true });
  };
  return (
    <>
      <SettingsSection
        title="Passkeys and two-step login"
        description="Log in with a passkey, or add a code from your phone after your password. Either one stops a stolen password from opening your account."
      >
        {user?.secondStepBy && (
          <RequiredAlert by={user.secondStepBy} userType={user.userType} leadsBack={next !== null} />
        )}
        <Loaded of={factors} name="your second step" compact skeleton={<Skeleton height={160} shape="block" />}>
          {(data) => (
            <div ref={list} role="group" aria-label="Second steps" tabIndex={-1}>
              <Factors
                factors={data}
                onSetUp={setSetup}
                onRemove={setRemoval}
                onStopped={() => list.current?.focus()}
              />
            </div>
          )}
        </Loaded>
      </SettingsSection>
      {isSetUp && <TrustedBrowsers />}
      {setup && <SetupDialog setup={setup} onClose={closeSetup} />}
      {removal && <RemovalDialog removal={removal} factors={factors.data} onClose={() => setRemoval(null)} />}
    </>
  );
}

interface FactorsProps {
  readonly factors: SecondFactors;
  readonly onSetUp: (setup: Setup) => void;
  readonly onRemove: (removal: Removal) => void;
}

function Factors({
  factors: { app, passkeys, recoveryCodesLeft, recoveryDueAt },
  onSetUp,
  onRemove,
  onStopped,
}: FactorsProps & { readonly onStopped: () => void }): ReactNode {
  const isSetUp = app !== null || passkeys.length > 0;
  return (
    <Stack gap={24}>
      {recoveryDueAt && <RecoveryAlert dueAt={recoveryDueAt} onStopped={onStopped} />}
      <Stack as="ul" gap={16}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyRow passkey={passkey} onSetUp={onSetUp} onRemove={onRemove} />
          </li>
        ))}
        <li>
          <AppRow app={app} onSetUp={onSetUp} onRemove={onRemove} />
        </li>
        {isSetUp && (
          <li>
            <Row
              title="Recovery codes"
              note={`${recoveryCodesLeft} left. Each works once, if you lose everything else.`}
            >
              <Button size="small" variant="secondary" onClick={() => onSetUp({ kind: 'codes' })}>
                Get New Codes
              </Button>
            </Row>
          </li>
        )}
      </Stack>
      {isSetUp && recoveryCodesLeft < 3 && (
        <Alert tone="warning">You’re running out of recovery codes. Get new ones and store them somewhere safe.</Alert>
      )}
      {hasPasskeys() && (
        <div>
          <Button icon="plus" onClick={() => onSetUp({ kind: 'passkey' })}>
            Add a Passkey
          </Button>
        </div>
      )}
    </Stack>
  );
}

function useUsedText(): (lastUsedAt: string | null) => string {
  const dateText = useDateText();
  return (lastUsedAt) => (lastUsedAt ? `Last used ${dateText(lastUsedAt, 'moment')}` : 'Not used yet');
}

function AppRow({ app, onSetUp, onRemove }: Omit<FactorsProps, 'factors'> & Pick<SecondFactors, 'app'>): ReactNode {
  const usedText = useUsedText();
  return (
    <Row title="Authenticator app" note={app ? `On. ${usedText(app.lastUsedAt)}` : 'A six-digit code from your phone.'}>
      {app ? (
        <Button
          size="small"
          variant="secondary"
          aria-label="Remove the authenticator app"
          onClick={() => onRemove({ kind: 'app' })}
        >
          Remove
        </Button>
      ) : (
        <Button size="small" variant="secondary" onClick={() => onSetUp({ kind: 'app' })}>
          Set Up App
        </Button>
      )}
    </Row>
  );
}

function PasskeyRow({
  passkey: { id, name, createdAt, lastUsedAt },
  onSetUp,
  onRemove,
}: Omit<FactorsProps, 'factors'> & { readonly passkey: PasskeyEntry }): ReactNode {
  const dateText = useDateText();
  const usedText = useUsedText();
  return (
    <Row title={name} note={`Passkey, added ${dateText(createdAt, 'day')}. ${usedText(lastUsedAt)}`}>
      <Button
        size="small"
        variant="ghost"
        aria-label={`Rename ${name}`}
        onClick={() => onSetUp({ kind: 'rename', id, name })}
      >
        Rename
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Remove the passkey ${name}`}
        onClick={() => onRemove({ kind: 'passkey', id, name })}
      >
        Remove
      </Button>
    </Row>
  );
}

/** Someone who knows the password asked to turn the second step off; here it is stopped. */
function RecoveryAlert({
  dueAt,
  onStopped,
}: {
  readonly dueAt: string;
  /** Called when this alert is gone, and the button in it. */
  readonly onStopped: () => void;
}): ReactNode {
  const { change, pending } = useSecondSteps();
  const dateText = useDateText();
  const stop = async () => {
    const isDone = await change(
      (api) => api.send('delete', '/api/users/second-factors/recovery').catch(unless('recovery_not_found')),
      { done: 'Your second step stays on', failed: 'The recovery was not stopped' },
    );
    if (isDone) onStopped();
  };
  return (
    <Alert tone="warning" title={`Your second step turns off on ${dateText(dueAt, 'moment')}`}>
      <Stack gap={12}>
        <span>Someone who knows your password asked for it. If it wasn’t you, stop it and choose a new password.</span>
        <div>
          <Button size="small" variant="secondary" pending={pending} onClick={() => void stop()}>
            Stop the Recovery
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

function Row({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Inline justify="between" gap={16}>
      <Words>
        <Text weight="semibold">{title}</Text>
        <Text size="small" tone="muted">
          {note}
        </Text>
      </Words>
      <Inline gap={8}>{children}</Inline>
    </Inline>
  );
}

interface RemovalProps {
  readonly removal: Removal;
  readonly factors: SecondFactors | undefined;
  readonly onClose: () => void;
}

function RemovalDialog({ removal, factors, onClose }: RemovalProps): ReactNode {
  const { change, pending } = useSecondSteps();
  const isLast = factors !== undefined && factors.passkeys.length + (factors.app ? 1 : 0) === 1;
  const remove = async () => {
    const isDone = await change(
      (api) =>
        removal.kind === 'app'
          ? api.send('delete', '/api/users/second-factors/app')
          : api.send('delete', '/api/users/passkeys/{id}', { path: { id: removal.id } }),
      { done: 'Removed', failed: 'Nothing was removed' },
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void remove()}
      title={removal.kind === 'app' ? 'Remove the authenticator app?' : `Remove the passkey “${removal.name}”?`}
      description={
        isLast
          ? 'Your password alone will open your account, and your recovery codes end.'
          : 'It no longer logs you in. Browsers you trusted ask for a second step again.'
      }
      confirmLabel={removal.kind === 'app' ? 'Remove App' : 'Remove Passkey'}
      pending={pending}
      pendingLabel="Removing..."
    />
  );
}
