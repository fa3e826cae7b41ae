import { Skeleton } from '@counterpart/design-system/skeleton';
import { Switch } from '@counterpart/design-system/switch';
import { Loaded, useAct, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

/** Switch for whether others see that the user is online. It is saved immediately. */
export function PresenceChoice(): ReactNode {
  const { run } = useAct();
  const presence = useApi('/api/presence');
  const { data, mutate } = presence;

  const choose = async (isHidden: boolean) => {
    if (!data) return;
    const chosen = { ...data, isHidden };
    await run(
      (api) => {
        const saved = api.send('put', '/api/presence', { body: { isHidden } }).then(() => chosen);
        return mutate(saved, { optimisticData: chosen, revalidate: false });
      },
      { failed: 'Your choice was not saved' },
    );
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
