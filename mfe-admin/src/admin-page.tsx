import { LinkButton } from '@counterpart/design-system/button';
import { Container, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StatCards } from './features/stats/stat-cards';
import { UserManagement } from './features/users/user-management';

const Page = styled.div`
  padding-block-end: var(--cp-space-64);
`;

/** `/admin`: figures and user management. Only admins get here: the route says so, and the API again. */
export function AdminPage(): ReactNode {
  return (
    <Page>
      <Container>
        <PageHeader
          title="Admin Dashboard"
          actions={
            <LinkButton href="/admin/verification" variant="secondary" icon="shield">
              Verification
            </LinkButton>
          }
        />
        <Stack gap={40}>
          <StatCards />
          <UserManagement />
        </Stack>
      </Container>
    </Page>
  );
}
