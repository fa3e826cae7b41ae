import { Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Switch } from '@counterpart/design-system/switch';
import { type Body, errorSentence, Loaded, type ResponseBody, useApi, useHost, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

const preferencesPath = '/api/notifications/preferences';
type Preferences = ResponseBody<'get', typeof preferencesPath>;

/** Switches for notifications that are also emailed, each saved immediately. */
export function MailChoices(): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const preferences = useApi(preferencesPath);

  const choose = async (choice: Body<'put', typeof preferencesPath>) => {
    const optimisticData = (known?: Preferences): Preferences => ({
      items: (known?.items ?? []).map((item) => (item.kind === choice.kind ? { ...item, ...choice } : item)),
    });
    try {
      await preferences.mutate(api.send('put', preferencesPath, { body: choice }), {
        optimisticData,
        revalidate: false,
      });
    } catch (failure) {
      showToast({ title: 'Your choice was not saved', description: errorSentence(failure), tone: 'destructive' });
    }
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
