import { fullName, type User, type UserType } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Card } from '@counterpart/design-system/card';
import { from } from '@counterpart/design-system/layout';
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
  gap: var(--cp-space-20);
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

const Facts = styled.dl`
  display: grid;
  gap: var(--cp-space-8);
  font-size: var(--cp-font-size-small);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--cp-space-12);
  }

  dt {
    color: var(--cp-text-3);
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* Narrow here: an email would stand beside its name for some people and below it for others. */
  ${from('large')} {
    > div {
      flex-direction: column;
    }
  }
`;

interface Props {
  readonly user: User;
  readonly tab: DashboardTab;
}

/** The left panel: who is signed in, and where to go on the dashboard. */
export function AccountPanel({ user, tab }: Props): ReactNode {
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
          <Fact term="User type" value={types[user.userType]} />
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

function Fact({ term, value }: { readonly term: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
