import { listLimits, type TrustedBrowser } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, unless, useAct, useApi, useDateText, useMoreOf } from '@counterpart/shell/sdk';
import { useRef, type ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

/** Browsers in which the user needs no second step, each with a button to change that. */
export function TrustedBrowsers(): ReactNode {
  const { run } = useAct();
  const list = useRef<HTMLDivElement>(null);
  const browsers = useApi('/api/users/trusted-browsers', {}, { revalidateOnMount: true });
  const more = useMoreOf(browsers, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/users/trusted-browsers', { query: part }),
  );
  const revoke = async (id: string) => {
    const isDone = await run(
      (api) =>
        api
          .send('delete', '/api/users/trusted-browsers/{id}', { path: { id } })
          .catch(unless('trusted_browser_not_found')),
      {
        ...{ done: 'That browser asks for a second step again', failed: 'Nothing was changed' },
        after: async () => {
          await browsers.mutate();
        },
      },
    );
    // The button that was pressed goes.
    if (isDone) list.current?.focus();
  };
  return (
    <SettingsSection
      title="Trusted browsers"
      description="These skip the second step for 30 days. A new password ends them all."
    >
      <Loaded of={browsers} name="your trusted browsers" compact skeleton={<Skeleton height={64} shape="block" />}>
        {(data) => (
          <div ref={list} role="group" aria-label="Browsers you trust" tabIndex={-1}>
            {data.length === 0 ? (
              <Text tone="muted">None. You can trust a browser when you log in.</Text>
            ) : (
              <Stack as="ul" gap={16}>
                {data.map((browser) => (
                  <li key={browser.id}>
                    <BrowserRow browser={browser} onRevoke={() => void revoke(browser.id)} />
                  </li>
                ))}
              </Stack>
            )}
          </div>
        )}
      </Loaded>
      <ShowMore more={more} what="browsers" />
    </SettingsSection>
  );
}

interface RowProps {
  readonly browser: TrustedBrowser;
  readonly onRevoke: () => void;
}

function BrowserRow({ browser: { browser, lastUsedAt, expiresAt, current }, onRevoke }: RowProps): ReactNode {
  const dateText = useDateText();
  return (
    <Inline justify="between" gap={16}>
      <div>
        <Inline gap={8}>
          <Text weight="semibold">{browser}</Text>
          {current && <Badge tone="neutral">This browser</Badge>}
        </Inline>
        <Text
          size="small"
          tone="muted"
        >{`Last used ${dateText(lastUsedAt, 'moment')}, trusted until ${dateText(expiresAt, 'day')}`}</Text>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Stop trusting ${browser}, last used ${dateText(lastUsedAt, 'moment')}`}
        onClick={onRevoke}
      >
        Stop Trusting
      </Button>
    </Inline>
  );
}
