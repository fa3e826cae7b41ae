import { fullName, termLabel, type ConversationDetails, type UserCard } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Icon } from '@counterpart/design-system/icon';
import { from, VisuallyHidden } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Menu, type MenuItem } from '@counterpart/design-system/menu';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OnlineSign } from '../person/online-sign';
import { personLabel } from '../list/conversation-search';
import { threadHref } from '../selected-person';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  padding: var(--cp-space-12) var(--cp-space-16);
  border-block-end: 1px solid var(--cp-border);
`;

const Back = styled(Link)`
  display: inline-grid;
  place-items: center;
  inline-size: var(--cp-size-control);
  block-size: var(--cp-size-control);
  margin-inline-start: calc(-1 * var(--cp-space-8));

  ${from('medium')} {
    display: none;
  }
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
  padding-inline-start: var(--cp-space-4);
`;

const Line = styled.div`
  display: flex;
  gap: var(--cp-space-8);
`;

const ProfileLink = styled(Link)`
  display: none;
  flex: none;

  ${from('medium')} {
    display: inline;
  }

  font-size: var(--cp-font-size-small);
`;

interface Props {
  readonly person: UserCard;
  /** `undefined` until they are known. */
  readonly details: ConversationDetails | undefined;
  readonly onBlock: () => void;
  readonly onUnblock: () => void;
  readonly onReport: () => void;
}

/** 'Tax Preparation, replies within 4 hours', as far as it is known. */
function offerText({ service, responseTimeHours }: ConversationDetails): string | null {
  const reply = responseTimeHours === null ? null : replyText(responseTimeHours);
  const parts = [service && termLabel('service', service), reply].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

function replyText(hours: number): string {
  if (hours <= 1) return 'Replies within an hour';
  return hours < 48 ? `Replies within ${Math.round(hours)} hours` : `Replies within ${Math.round(hours / 24)} days`;
}

/**
 * Header of a thread: the other person and their offer, the way back on small screens, the link to a professional's
 * profile, and actions on the person.
 */
export function ThreadHeader({ person, details, onBlock, onUnblock, onReport }: Props): ReactNode {
  const name = fullName(person);
  const offer = details ? offerText(details) : null;
  const profileHref = `/accountant/${person.id}`;
  const items: readonly MenuItem[] = [
    ...(person.userType === 'accountant'
      ? [{ kind: 'link', label: 'View Profile', icon: 'user', href: profileHref } as const]
      : []),
    { kind: 'action', label: `Report ${person.firstName}`, icon: 'alert-triangle', onSelect: onReport },
    details?.blocked
      ? { kind: 'action', label: `Unblock ${person.firstName}`, icon: 'user', onSelect: onUnblock }
      : { kind: 'action', label: `Block ${person.firstName}`, icon: 'close', tone: 'danger', onSelect: onBlock },
  ];
  return (
    <Bar>
      <BackToList />
      <Avatar id={person.id} name={name} src={person.profilePicture} />
      <Name>
        <Heading level={2} size="large" clamp={1}>
          <bdi>{name}</bdi>
        </Heading>
        <Line>
          <Text size="small" tone="muted">
            {personLabel(person.userType)}
          </Text>
          <OnlineSign otherUserId={person.id} />
        </Line>
        {offer && (
          <Text size="small" tone="muted" clamp={2}>
            {offer}
          </Text>
        )}
      </Name>
      {person.userType === 'accountant' && (
        <ProfileLink href={profileHref}>
          View <VisuallyHidden>{`${name}’s `}</VisuallyHidden>Profile
        </ProfileLink>
      )}
      <Menu label={`More about ${name}`} trigger={<Icon name="more" size={24} />} items={items} />
    </Bar>
  );
}

/** Back to the list of conversations; small screens show one of the two. */
function BackToList(): ReactNode {
  return (
    <Back href={threadHref()} tone="quiet" aria-label="Back to conversations">
      <Icon name="arrow-left" size={24} />
    </Back>
  );
}
