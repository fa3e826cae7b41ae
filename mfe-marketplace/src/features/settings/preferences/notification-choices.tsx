import { Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Switch } from '@counterpart/design-system/switch';
import { type Body, Loaded, type ResponseBody, useAct, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePush } from '../../../push/use-push';
import { SettingsSection } from '../settings-section';
import { PushDevice } from './push-device';

const preferencesPath = '/api/notifications/preferences';
type Preferences = ResponseBody<'get', typeof preferencesPath>;
type Choice = Body<'put', typeof preferencesPath>;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    font-weight: var(--cp-weight-medium);
    text-align: start;
  }

  thead th:not(:first-child) {
    width: 72px;
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
    text-align: end;
  }

  th,
  td {
    padding-block: var(--cp-space-8);
  }

  td > div {
    justify-content: flex-end;
  }
`;

/** Ways in which news reaches a person beside the app, push to this device and email; each choice saved immediately. */
export function NotificationChoices(): ReactNode {
  const { run } = useAct();
  const preferences = useApi(preferencesPath);
  const push = usePush();

  const choose = (choice: Choice) => {
    const optimisticData = (known?: Preferences): Preferences => ({
      items: (known?.items ?? []).map((item) => (item.kind === choice.kind ? { ...item, ...choice } : item)),
    });
    return run(
      (api) =>
        preferences.mutate(api.send('put', preferencesPath, { body: choice }), { optimisticData, revalidate: false }),
      { failed: 'Your choice was not saved' },
    );
  };

  return (
    <SettingsSection
      title="Notifications"
      description="Everything shows up in the app. What’s still unread after a few minutes goes out in a single email."
    >
      <Stack gap={24}>
        <PushDevice push={push} />
        <Loaded of={preferences} name="your choices" compact skeleton={<Skeleton height={120} shape="block" />}>
          {(data) => (
            <Ways
              preferences={data}
              hasPush={push.state.data?.hasDevice ?? false}
              onChoose={(choice) => void choose(choice)}
            />
          )}
        </Loaded>
      </Stack>
    </SettingsSection>
  );
}

interface WaysProps {
  readonly preferences: Preferences;
  readonly hasPush: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** A row for each kind, with a switch for each way. */
function Ways({ preferences, hasPush, onChoose }: WaysProps): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Kind</VisuallyHidden>
          </th>
          <th scope="col">Email</th>
          {hasPush && <th scope="col">Push</th>}
        </tr>
      </thead>
      <tbody>
        {preferences.items.map(({ kind, label, byMail, byPush }) => (
          <tr key={kind}>
            <th scope="row">{label}</th>
            <td>
              <Switch
                label={<VisuallyHidden>{`${label} by email`}</VisuallyHidden>}
                checked={byMail}
                onChange={(next) => onChoose({ kind, byMail: next })}
              />
            </td>
            {hasPush && (
              <td>
                <Switch
                  label={<VisuallyHidden>{`${label} by push`}</VisuallyHidden>}
                  checked={byPush}
                  onChange={(next) => onChoose({ kind, byPush: next })}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
