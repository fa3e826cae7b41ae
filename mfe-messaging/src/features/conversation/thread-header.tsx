import { fullName, type UserCard } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Icon } from '@counterpart/design-system/icon';
import { from, VisuallyHidden } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { personLabel } from './conversation-search';
import { threadHref } from './selected-person';

const Bar = styled.header`
  /* As beside this person's messages. */
  --cp-picture-ground: var(--cp-picture-0);
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

const ProfileLink = styled(Link)`
  flex: none;
  font-size: var(--cp-font-size-small);
`;

/** Who the thread is with, the way back on small screens, and the way to a professional's profile. */
export function ThreadHeader({ person }: { readonly person: UserCard }): ReactNode {
  const name = fullName(person);
  return (
    <Bar>
      <BackToList />
      <Avatar id={person.id} name={name} src={person.profilePicture} />
      <Name>
        <Heading level={2} size="large" clamp={1}>
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {personLabel(person.userType)}
        </Text>
      </Name>
      {person.userType === 'accountant' && (
        <ProfileLink href={`/accountant/${person.id}`}>
          View <VisuallyHidden>{name}&apos;s </VisuallyHidden>Profile
        </ProfileLink>
      )}
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
