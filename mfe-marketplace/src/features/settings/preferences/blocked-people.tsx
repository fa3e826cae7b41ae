import { fullName, type BlockedPerson } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { Loaded, unless, useAct, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

/** Users whom the viewer has blocked, each with a button to unblock them. */
export function BlockedPeople(): ReactNode {
  const { run } = useAct();
  const blocks = useApi('/api/blocks', {}, { revalidateOnMount: true });
  const { data, mutate } = blocks;

  const unblock = ({ person: { id, firstName } }: BlockedPerson) => {
    const left = data?.filter((block) => block.person.id !== id) ?? [];
    return run(
      (api) =>
        mutate(
          async () => {
            // One that was unblocked in another tab is what was wanted.
            await api.send('delete', '/api/blocks/{id}', { path: { id } }).catch(unless('block_not_found'));
            return left;
          },
          { optimisticData: left, revalidate: false },
        ),
      { done: `${firstName} can message you again`, failed: `${firstName} could not be unblocked` },
    );
  };

  return (
    <SettingsSection
      title="Blocked people"
      description="Their messages don’t reach you, and they won’t know. To block someone, open your conversation with them."
    >
      <Loaded of={blocks} name="the people you’ve blocked" compact skeleton={<Skeleton height={48} shape="block" />}>
        {(data) =>
          data.length === 0 ? (
            <Text tone="muted">You haven’t blocked anyone.</Text>
          ) : (
            <Stack as="ul" gap={12}>
              {data.map((block) => (
                <li key={block.person.id}>
                  <Inline gap={12} justify="between">
                    <Inline gap={12}>
                      <Avatar id={block.person.id} name={fullName(block.person)} src={block.person.profilePicture} />
                      <Text weight="semibold">{fullName(block.person)}</Text>
                    </Inline>
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={`Unblock ${fullName(block.person)}`}
                      onClick={() => void unblock(block)}
                    >
                      Unblock
                    </Button>
                  </Inline>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}
