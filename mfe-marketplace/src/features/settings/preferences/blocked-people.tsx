import { fullName, type BlockedPerson } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { errorSentence, isApiError, Loaded, useApi, useHost, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

/** Users whom the viewer has blocked, each with a button to unblock them. */
export function BlockedPeople(): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const blocks = useApi('/api/blocks', {}, { revalidateOnMount: true });
  const { data, mutate } = blocks;

  const unblock = async ({ person }: BlockedPerson) => {
    const left = data?.filter((block) => block.person.id !== person.id) ?? [];
    const send = async () => {
      // One that was unblocked in another tab is what was wanted.
      await api.send('delete', '/api/blocks/{id}', { path: { id: person.id } }).catch((failure: unknown) => {
        if (!isApiError(failure) || failure.code !== 'block_not_found') throw failure;
      });
      return left;
    };
    try {
      await mutate(send(), { optimisticData: left, revalidate: false });
      showToast({ title: `${person.firstName} can write to you again`, tone: 'success' });
    } catch (failure) {
      const title = `${person.firstName} could not be unblocked`;
      showToast({ title, description: errorSentence(failure), tone: 'destructive' });
    }
  };

  return (
    <SettingsSection
      title="Blocked people"
      description="Their messages don’t reach you, and they aren’t told. To block someone, open your conversation with them."
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
