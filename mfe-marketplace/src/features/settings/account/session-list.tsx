import { listLimits, type components } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import {
  apiKey,
  Loaded,
  ShowMore,
  unless,
  useAct,
  useApi,
  useDateText,
  useMoreOf,
  type ApiClient,
} from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

type AccountSession = components['schemas']['AccountSession'];

/** Sessions of the user, each with a button to end it. */
export function SessionList(): ReactNode {
  const { run } = useAct();
  const sessions = useApi('/api/users/sessions', {}, { revalidateOnMount: true });
  const { data, mutate } = sessions;
  const more = useMoreOf(sessions, listLimits.pageSize, 'id', (part) => apiKey('/api/users/sessions', { query: part }));
  const others = data?.filter(({ current }) => !current) ?? [];

  const end = (left: AccountSession[] = [], call: (api: ApiClient) => Promise<unknown>) =>
    run(
      (api) =>
        mutate(
          async () => {
            // One that has ended meanwhile is what was wanted.
            await call(api).catch(unless('session_not_found'));
            return left;
          },
          { optimisticData: left, revalidate: false },
        ),
      { done: 'Logged out there', failed: 'Logout failed' },
    );
  const endOne = (id: string) =>
    end(
      data?.filter((session) => session.id !== id),
      (api) => api.send('delete', '/api/users/sessions/{id}', { path: { id } }),
    );
  const endOthers = () =>
    end(
      data?.filter(({ current }) => current),
      (api) => api.send('post', '/api/users/sessions/end-others'),
    );

  return (
    <SettingsSection
      title="Where you are logged in"
      description="Log out of any device you no longer use or don’t recognize. If you don’t recognize one, change your password too."
    >
      <Loaded of={sessions} name="your sessions" compact skeleton={<Skeleton height={96} shape="block" />}>
        {(data) => (
          <Stack as="ul" gap={16}>
            {data.map((session) => (
              <li key={session.id}>
                <SessionRow session={session} onEnd={() => void endOne(session.id)} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      <ShowMore more={more} what="sessions" />
      {others.length > 1 && (
        <div>
          <Button variant="secondary" onClick={() => void endOthers()}>
            Log Out Everywhere Else
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function SessionRow({
  session: { browser, lastSeenAt, createdAt, current },
  onEnd,
}: {
  readonly session: AccountSession;
  readonly onEnd: () => void;
}): ReactNode {
  const dateText = useDateText();
  return (
    <Inline justify="between" gap={16}>
      <div>
        <Inline gap={8}>
          <Text weight="semibold">{browser}</Text>
          {current && <Badge tone="neutral">This device</Badge>}
        </Inline>
        <Text
          size="small"
          tone="muted"
        >{`Last used ${dateText(lastSeenAt, 'moment')}, logged in ${dateText(createdAt, 'moment')}`}</Text>
      </div>
      {!current && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Log out ${browser}, last used ${dateText(lastSeenAt, 'moment')}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </Inline>
  );
}
