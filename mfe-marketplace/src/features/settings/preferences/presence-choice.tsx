import { Skeleton } from '@counterpart/design-system/skeleton';
import { Switch } from '@counterpart/design-system/switch';
import { errorSentence, Loaded, useApi, useHost, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

/** Switch for whether others see that the user is online. It is saved immediately. */
export function PresenceChoice(): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const presence = useApi('/api/presence');
  const { data, mutate } = presence;

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
      <Loaded of={presence} name="your choice" compact skeleton={<Skeleton height={24} shape="block" />}>
        {(data) => (
          <Switch
            label="Show when I’m online"
            help="You still see others who share theirs."
            checked={!data.isHidden}
            onChange={(isShown) => void choose(!isShown)}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}
