import { fullName, type PastClient } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { ShowMore, useDateText, type More, type WriteDate } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { InviteDialog } from './invite-dialog';

/** Clients shown before the others are asked for. */
const atFirst = 8;

interface Props {
  readonly clients: readonly PastClient[];
  readonly more: More | null | undefined;
  /** A personal note goes with an invitation. */
  readonly hasNote: boolean;
  readonly isListed: boolean;
}

/** Past clients, who wrote last first, each with what became of the invitation. */
export function PastClients({ clients, more, hasNote, isListed }: Props): ReactNode {
  const dateText = useDateText();
  const [chosen, setChosen] = useState<PastClient | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (clients.length === 0)
    return (
      <Text tone="muted">
        No clients yet. Once you and a client have written to each other, you can invite them here.
      </Text>
    );
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={12} data-people>
        {(showsAll ? clients : clients.slice(0, atFirst)).map((client) => (
          <li key={client.id}>
            <Inline gap={12} justify="between" wrap={false}>
              <Inline gap={12} wrap={false}>
                <Avatar id={client.id} name={fullName(client)} src={client.profilePicture} />
                <div>
                  <Text weight="semibold">{fullName(client)}</Text>
                  <Text size="small" tone="muted">
                    {stateText(client, dateText)}
                  </Text>
                </div>
              </Inline>
              {client.status === 'open' && (
                <Button
                  size="small"
                  variant="secondary"
                  disabled={!isListed}
                  aria-label={`Invite ${fullName(client)}`}
                  onClick={() => setChosen(client)}
                >
                  Invite
                </Button>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
      {showsAll || clients.length <= atFirst ? (
        <ShowMore more={more} what="clients" />
      ) : (
        <div>
          <Button size="small" variant="ghost" onClick={() => setShowsAll(true)}>
            {more ? 'Show All Clients' : `Show All ${clients.length} Clients`}
          </Button>
        </div>
      )}
      {chosen && <InviteDialog client={chosen} hasNote={hasNote} onClose={() => setChosen(null)} />}
    </Stack>
  );
}

function stateText(
  { status, invitedAt, automatic, reviewedAt, lastMessageAt }: PastClient,
  dateText: WriteDate,
): string {
  if (status === 'reviewed' && reviewedAt)
    return invitedAt
      ? `Invited ${dateText(invitedAt, 'longDay')}, reviewed you ${dateText(reviewedAt, 'longDay')}`
      : `Reviewed you ${dateText(reviewedAt, 'longDay')}`;
  if (status === 'invited' && invitedAt)
    return `Invited ${automatic ? 'automatically ' : ''}${dateText(invitedAt, 'longDay')}, no review yet`;
  if (status === 'unavailable') return 'Doesn’t take invitations';
  return `Last message ${dateText(lastMessageAt, 'longDay')}`;
}
