import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Switch } from '@counterpart/design-system/switch';
import { errorSentence, useApi, useHost, useToast, type Body, type ResponseBody } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from './settings-section';

const preferencesPath = '/api/notifications/preferences';
type Preferences = ResponseBody<'get', typeof preferencesPath>;

/** Switches for notifications that are also emailed, each saved immediately. */
export function MailChoices(): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const { data, error, isValidating, mutate } = useApi(preferencesPath);

  const choose = async (choice: Body<'put', typeof preferencesPath>) => {
    const optimisticData = (known?: Preferences): Preferences => ({
      items: (known?.items ?? []).map((item) => (item.kind === choice.kind ? { ...item, ...choice } : item)),
    });
    try {
      await mutate(api.send('put', preferencesPath, { body: choice }), { optimisticData, revalidate: false });
    } catch (failure) {
      showToast({ title: 'Your choice was not saved', description: errorSentence(failure), tone: 'destructive' });
    }
  };

  return (
    <SettingsSection
      title="Notifications by email"
      description="Everything shows up in the app. What’s still unread after a few minutes goes out in a single email."
    >
      {error && !data && (
        <ErrorState
          compact
          title="We could not load your choices"
          description={error.sentence}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && (
        <SkeletonGroup label="Loading your choices">
          <Skeleton height={120} shape="block" />
        </SkeletonGroup>
      )}
      {data && (
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
    </SettingsSection>
  );
}
