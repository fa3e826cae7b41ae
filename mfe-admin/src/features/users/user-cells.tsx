import { fullName, type AdminUser } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge, type BadgeTone } from '@counterpart/design-system/badge';
import { from } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakableEmail } from '../../frame/breakable-email';
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

const Person = styled.div`
  display: flex;
  gap: var(--cp-space-12);
  max-inline-size: min(19rem, calc(100vw - 15.5rem));
`;

const Cell = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--cp-space-2);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const FromSmall = styled.div`
  display: none;

  ${from('small')} {
    display: block;
  }
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

/** Face and name, and below them what small windows have no column for, so that Edit stays in sight. */
export function NameCell({ user }: { readonly user: AdminUser }): ReactNode {
  return (
    <Person>
      <FromSmall>
        <Avatar id={user.id} name={fullName(user)} src={user.profilePicture} size="small" />
      </FromSmall>
      <Cell>
        <Text as="strong" weight="medium">
          {fullName(user)}
        </Text>
        {user.accountState !== 'active' && (
          <Badge tone={user.accountState === 'suspended' ? 'error' : 'neutral'}>
            {accountStateLabels[user.accountState]}
          </Badge>
        )}
        <BelowWide>
          <Text size="small" tone="muted">
            {breakableEmail(user.email)}
          </Text>
          <Text size="small" tone="muted">
            {userLocation(user)}
          </Text>
        </BelowWide>
        <BelowSmall>
          <UserTypeBadge type={user.userType} />
        </BelowSmall>
      </Cell>
    </Person>
  );
}
