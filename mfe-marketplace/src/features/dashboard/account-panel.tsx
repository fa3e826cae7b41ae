import { fullName, type User, type UserType } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Card } from '@counterpart/design-system/card';
import { below, from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DashboardNavigation } from './dashboard-navigation';
import type { DashboardTab } from './dashboard-tabs';

const labels: Record<UserType, string> = {
  accountant: 'Financial Professional',
  client: 'Client',
  admin: 'Administrator',
};
const types: Record<UserType, string> = { accountant: 'Accountant', client: 'Client', admin: 'Admin' };

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  ${from('large')} {
    gap: var(--cp-space-20);
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-16);

  > :last-child {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  ${from('large')} {
    flex-direction: column;
    text-align: center;
  }
`;

/** The terms stand above what they say; where the panel is above the page's content, they are only read out. */
const Facts = styled.dl`
  display: grid;
  gap: var(--cp-space-8);
  font-size: var(--cp-font-size-small);

  dt {
    color: var(--cp-text-3);
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${below('large')} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--cp-space-4) var(--cp-space-12);
    color: var(--cp-text-2);

    dt,
    [data-repeated] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** The left panel: who is signed in, and where to go on the dashboard. */
export function AccountPanel({ user, tab }: { readonly user: User; readonly tab: DashboardTab }): ReactNode {
  const name = fullName(user);
  return (
    <Card>
      <Panel>
        <Who>
          <Avatar id={user.id} name={name} src={user.profilePicture} size="large" />
          <div>
            <Heading level={2} size="large">
              {name}
            </Heading>
            <Text tone="muted">{labels[user.userType]}</Text>
          </div>
        </Who>
        <Facts>
          <Fact
            term="User type"
            value={types[user.userType]}
            isRepeated={types[user.userType] === labels[user.userType]}
          />
          <Fact term="Email" value={user.email} />
          {user.city && user.state && <Fact term="Location" value={`${user.city}, ${user.state}`} />}
        </Facts>
        <Text size="small">
          <Link href="/profile">Edit personal details</Link>
        </Text>
        <DashboardNavigation userType={user.userType} tab={tab} />
      </Panel>
    </Card>
  );
}

function Fact({
  term,
  value,
  isRepeated = false,
}: {
  readonly term: string;
  readonly value: string;
  /** It stands above in the panel already. */
  readonly isRepeated?: boolean;
}): ReactNode {
  return (
    <div data-repeated={isRepeated || undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
