import { ErrorState } from '@counterpart/design-system/error-state';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Switch } from '@counterpart/design-system/switch';
import { errorSentence, useApi, useHost, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from './settings-section';

/** Switch for whether others see that the user is online. It is saved immediately. */
export function PresenceChoice(): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const { data, error, isValidating, mutate } = useApi('/api/presence');

  const choose = async (isHidden: boolean) => {
    if (!data) return;
    const chosen = { ...data, isHidden };
    const save = async () => {
      await api.send('put', '/api/presence', { body: { isHidden } });
      return chosen;
    };
    try {
      await mutate(save(), { optimisticData: chosen, revalidate: false });
    } catch (failure) {
      showToast({ title: 'Your choice was not saved', description: errorSentence(failure), tone: 'destructive' });
    }
  };

  return (
    <SettingsSection
      title="Privacy"
      description="Only people you’re connected with can see that you’re online. No one sees when you were last here."
    >
      {error && !data && (
        <ErrorState
          compact
          title="We could not load your choice"
          description={error.sentence}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && (
        <SkeletonGroup label="Loading your choice">
          <Skeleton height={24} shape="block" />
        </SkeletonGroup>
      )}
      {data && (
        <Switch
          label="Show when I am online"
          help="You still see others who share theirs."
          checked={!data.isHidden}
          onChange={(isShown) => void choose(!isShown)}
        />
      )}
    </SettingsSection>
  );
}
