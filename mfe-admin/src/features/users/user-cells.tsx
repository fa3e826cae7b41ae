import type { AdminUser } from '@counterpart/api/contract';
import { Badge, type BadgeTone } from '@counterpart/design-system/badge';
import { from } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { accountStateLabels, userLocation, userTypeLabels } from './user-list';

const tones: Readonly<Record<AdminUser['userType'], BadgeTone>> = {
  client: 'neutral',
  accountant: 'info',
  admin: 'warning',
};

/** Client, Accountant or Admin. */
export function UserTypeBadge({ type }: { readonly type: AdminUser['userType'] }): ReactNode {
  return <Badge tone={tones[type]}>{userTypeLabels[type]}</Badge>;
}

const Cell = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--cp-space-2);
  max-inline-size: min(16rem, calc(100vw - 15.5rem));
  overflow-wrap: anywhere;
`;

const BelowSmall = styled.div`
  ${from('small')} {
    display: none;
  }
`;

const BelowWide = styled.div`
  ${from('wide')} {
    display: none;
  }
`;

/** The name, and below it what small windows have no column for, so that Edit stays in sight. */
export function NameCell({ user }: { readonly user: AdminUser }): ReactNode {
  return (
    <Cell>
      <Text as="strong" weight="medium">
        {user.firstName} {user.lastName}
      </Text>
      {user.accountState !== 'active' && (
        <Badge tone={user.accountState === 'suspended' ? 'error' : 'neutral'}>
          {accountStateLabels[user.accountState]}
        </Badge>
      )}
      <BelowWide>
        <Text size="small" tone="muted">
          {user.email}
        </Text>
        <Text size="small" tone="muted">
          {userLocation(user)}
        </Text>
      </BelowWide>
      <BelowSmall>
        <UserTypeBadge type={user.userType} />
      </BelowSmall>
    </Cell>
  );
}
