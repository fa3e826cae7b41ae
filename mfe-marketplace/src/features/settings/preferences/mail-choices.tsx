import { Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Switch } from '@counterpart/design-system/switch';
import { type Body, Loaded, type ResponseBody, useAct, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

const preferencesPath = '/api/notifications/preferences';
type Preferences = ResponseBody<'get', typeof preferencesPath>;

/** Switches for notifications that are also emailed, each saved immediately. */
export function MailChoices(): ReactNode {
  const { run } = useAct();
  const preferences = useApi(preferencesPath);

  const choose = (choice: Body<'put', typeof preferencesPath>) => {
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
      title="Notifications by email"
      description="Everything shows up in the app. What’s still unread after a few minutes goes out in a single email."
    >
      <Loaded of={preferences} name="your choices" compact skeleton={<Skeleton height={120} shape="block" />}>
        {(data) => (
          <Stack gap={16}>
            {data.items.map(({ kind, label, byMail }) => (
              <Switch
                key={kind}
                label={label}
                checked={byMail}
                onChange={(next) => void choose({ kind, byMail: next })}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </SettingsSection>
  );
}
