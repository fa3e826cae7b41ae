import { termLabel, type ConversationDetails, type UserCard } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { useState, type ReactNode } from 'react';
import { DeclineDialog } from './decline-dialog';
import type { ConnectionActions } from './use-connection-actions';

interface Props {
  readonly details: ConversationDetails;
  readonly viewerId: number;
  readonly actions: ConnectionActions;
}

/** Tells whether a message can be written here: not to a blocked user or a professional who declined. */
export function mayWrite({ blocked, connection }: ConversationDetails, viewerId: number): boolean {
  return !blocked && !(connection?.status === 'declined' && connection.requestedById === viewerId);
}

/** Above the composer: what stands between the two people, and what can be done about it. */
export function ConnectionNotice({ details, viewerId, actions }: Props): ReactNode {
  const { blocked, connection, otherUser } = details;
  if (blocked) return <Blocked person={otherUser} actions={actions} />;
  if (!connection || connection.status === 'accepted') return null;
  if (connection.requestedById !== viewerId) {
    return connection.status === 'pending' ? (
      <Asked person={otherUser} actions={actions} />
    ) : (
      <HasDeclined person={otherUser} />
    );
  }
  if (connection.status === 'waiting') return <Waiting details={details} />;
  return connection.status === 'pending' ? (
    <Alert title={`${otherUser.firstName} hasn’t accepted yet`}>
      You’ll be connected as soon as they accept or reply. You can keep adding details.
    </Alert>
  ) : (
    <Alert
      tone="warning"
      title={`${otherUser.firstName} has declined your request`}
      action={
        <LinkButton size="small" variant="secondary" href="/search">
          Find Others
        </LinkButton>
      }
    >
      {connection.declineReason}
    </Alert>
  );
}

/** The professional's plan has no room this month: the message is safe, and there are others. */
function Waiting({ details: { otherUser, service } }: { readonly details: ConversationDetails }): ReactNode {
  return (
    <Alert
      tone="warning"
      title={`${otherUser.firstName}’s reply may be delayed`}
      action={
        <Inline gap={8}>
          <LinkButton size="small" variant="secondary" href={service ? `/search?services=${service}` : '/search'}>
            {service ? `Others for ${termLabel('service', service)}` : 'Find Others'}
          </LinkButton>
          <LinkButton size="small" variant="secondary" href="/quiz">
            Get Matched
          </LinkButton>
        </Inline>
      }
    >{`${otherUser.firstName} has reached this month’s limit of new clients. Your message is saved and will be delivered as soon as there is room. You don’t need to send it again.`}</Alert>
  );
}

function Blocked({ person, actions }: { readonly person: UserCard; readonly actions: ConnectionActions }): ReactNode {
  return (
    <Alert
      title={`You have blocked ${person.firstName}`}
      action={
        <Button size="small" variant="secondary" pending={actions.pending} onClick={() => void actions.unblock()}>
          Unblock
        </Button>
      }
    >
      Their messages don’t reach you, and they won’t know.
    </Alert>
  );
}

function Asked({ person, actions }: { readonly person: UserCard; readonly actions: ConnectionActions }): ReactNode {
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <>
      <Alert
        title={`${person.firstName} would like to connect`}
        action={
          <Inline gap={8}>
            <Button size="small" pending={actions.pending} onClick={() => void actions.accept()}>
              Accept
            </Button>
            <Button size="small" variant="secondary" disabled={actions.pending} onClick={() => setIsDeclining(true)}>
              Decline
            </Button>
          </Inline>
        }
      >
        Accept the request, or simply reply.
      </Alert>
      <DeclineDialog
        person={person}
        open={isDeclining}
        onClose={() => setIsDeclining(false)}
        onDecline={actions.decline}
      />
    </>
  );
}

function HasDeclined({ person }: { readonly person: UserCard }): ReactNode {
  return (
    <Alert title={`You have declined ${person.firstName}'s request`}>
      They can’t message you. A message from you opens the conversation again.
    </Alert>
  );
}
