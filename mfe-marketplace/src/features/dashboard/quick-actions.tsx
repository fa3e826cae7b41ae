import type { User, UserType } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import type { IconName } from '@counterpart/design-system/icon';
import { from, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabPath } from './dashboard-tabs';

/** Below each other on a phone, in a row from there on. */
const Actions = styled.div`
  display: grid;
  gap: var(--cp-space-8);
  ${from('small')} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--cp-space-12);
  }
`;

interface QuickAction {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

const messages: QuickAction = { label: 'View Messages', icon: 'message', href: tabPath('messages') };
const settings: QuickAction = { label: 'Account Settings', icon: 'settings', href: '/profile' };

/** The first one is the screen's primary action. */
const actionsByUserType: Record<UserType, readonly QuickAction[]> = {
  client: [
    { label: 'Find Accountants', icon: 'search', href: '/search' },
    messages,
    { label: 'View My Reviews', icon: 'star', href: tabPath('reviews') },
    settings,
  ],
  accountant: [
    { label: 'Manage Profile', icon: 'edit', href: tabPath('profile') },
    messages,
    { label: 'View Reviews', icon: 'star', href: tabPath('reviews') },
    settings,
  ],
  admin: [{ label: 'Manage Users', icon: 'users', href: '/admin' }, messages, settings],
};

/** The next steps of this kind of person, most of them other tabs of the dashboard. */
export function QuickActions({ user }: { readonly user: User }): ReactNode {
  const { areas } = useHost();
  const actions = actionsByUserType[user.userType].filter(
    (action) => action !== messages || !areas.switchedOff.includes('messaging'),
  );
  return (
    <Stack gap={16}>
      <Heading level={2}>Quick actions</Heading>
      <Actions>
        {actions.map(({ label, icon, href }, index) => (
          <LinkButton key={href} href={href} icon={icon} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </Actions>
    </Stack>
  );
}
