import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Container } from '@counterpart/design-system/layout';
import { lockedPicture } from '@counterpart/design-system/pictures/locked';
import { useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** Shown to users who may not write the blog. */
export function AccessDenied(): ReactNode {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        illustration={lockedPicture}
        title="Access Denied: You need admin privileges to access this page."
        action={<LinkButton href="/blog">Return to Blog</LinkButton>}
      />
    </Container>
  );
}

/** Shows its children to administrators; the API checks again. */
export function AdminsOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useSession();
  return user?.userType === 'admin' ? children : <AccessDenied />;
}
