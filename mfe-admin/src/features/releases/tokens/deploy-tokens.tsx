import { listLimits, type DeployToken } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { lockedPicture } from '@counterpart/design-system/pictures/locked';
import { Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, TimeAgo, useApi, useDateText, useMoreOf } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { Named } from '../../../frame/named';
import { NewTokenDialog } from './new-token-dialog';
import { RevokeTokenDialog } from './revoke-token-dialog';

const isExpired = ({ expiresAt }: DeployToken): boolean => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** Maker of a token, and the limits of what it grants. */
function noteOf(token: DeployToken, dateText: ReturnType<typeof useDateText>): string {
  const { createdBy, createdAt, mayActivate, pathPrefix, expiresAt } = token;
  return [
    `Made ${dateText(createdAt, 'second')}${createdBy ? ` by ${createdBy}` : ''}`,
    ...(mayActivate ? [] : ['publishes only']),
    ...(pathPrefix ? [`routes below ${pathPrefix}`] : []),
    ...(expiresAt && !isExpired(token) ? [`expires ${dateText(expiresAt, 'day')}`] : []),
  ].join(' · ');
}

/** The tokens with which pipelines publish and activate releases of one area each. */
export function DeployTokens(): ReactNode {
  const tokens = useApi('/api/platform/deploy-tokens', {}, { revalidateOnMount: true });
  const more = useMoreOf(tokens, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/platform/deploy-tokens', { query: part }),
  );
  const [isMaking, setIsMaking] = useState(false);
  const [revoking, setRevoking] = useState<DeployToken | null>(null);
  const dateText = useDateText();
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Text tone="muted">
          A pipeline with a token publishes releases of one area and, where it may, activates them: nothing else.
        </Text>
        <Button icon="plus" size="small" onClick={() => setIsMaking(true)}>
          New Token
        </Button>
      </Inline>
      <Loaded of={tokens} name="the deploy tokens">
        {(rows) => (
          <DataTable<DeployToken>
            label="Deploy tokens"
            rows={rows}
            rowKey={({ id }) => id}
            empty={<EmptyState headingLevel={2} compact illustration={lockedPicture} title="No deploy tokens yet" />}
            columns={[
              {
                id: 'label',
                title: 'Token',
                render: (token) => <Named name={`${token.label} (…${token.hint})`} note={noteOf(token, dateText)} />,
              },
              { id: 'area', title: 'Area', from: 'small', render: ({ area }) => area },
              {
                id: 'used',
                title: 'Last used',
                from: 'medium',
                render: ({ lastUsedAt }) =>
                  lastUsedAt ? <TimeAgo at={lastUsedAt} /> : <Text tone="muted">Never</Text>,
              },
              {
                id: 'action',
                title: 'Action',
                width: 110,
                render: (token) =>
                  token.revokedAt || isExpired(token) ? (
                    <Badge tone="neutral">{token.revokedAt ? 'Revoked' : 'Expired'}</Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`Revoke ${token.label}`}
                      onClick={() => setRevoking(token)}
                    >
                      Revoke
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <ShowMore more={more} what="tokens" />
      {isMaking && <NewTokenDialog onClose={() => setIsMaking(false)} />}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />}
    </Stack>
  );
}
