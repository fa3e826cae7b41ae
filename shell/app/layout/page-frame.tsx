import type { ReactNode } from 'react';
import { Layout } from './layout';
import { PageOutline } from './page-outline';

interface Props {
  /** See `Layout`. */
  readonly isAccountKnown?: boolean;
}

/**
 * A page without its content: header, outline, footer. The server sends it when a page cannot be rendered in time, and
 * the browser shows it until the area's code is there.
 */
export function PageFrame(props: Props): ReactNode {
  return (
    <Layout {...props}>
      <PageOutline />
    </Layout>
  );
}
