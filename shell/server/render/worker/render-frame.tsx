import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { HostRoot } from '../../../app/host-root';
import { PageFrame } from '../../../app/layout/page-frame';
import { navigationOnly } from '../../../page-contract/navigation';
import type { FrameJob, RenderedFrame } from '../render-job';
import { createServerHost } from './server-host';
import { toMarkup } from './to-markup';

const known = createStaticHandler([{ path: '*', element: <PageFrame /> }]);
const unknown = createStaticHandler([{ path: '*', element: <PageFrame isAccountKnown={false} /> }]);

/** Renders the frame of a page with nothing but the shell's own code. */
export async function renderFrame(job: FrameJob): Promise<RenderedFrame> {
  const { pathname, account, responses, site, navigation } = job;
  const handler = account === 'unknown' ? unknown : known;
  const context = await handler.query(new Request(new URL(pathname, 'http://counterpart.invalid')));
  if (context instanceof Response) throw new Error('A frame leads nowhere.');
  const user = account === 'unknown' ? null : account;
  const host = createServerHost({ releaseSet: navigationOnly(navigation), user, responses, site }, new Map());
  const sheet = new ServerStyleSheet();
  try {
    const router = createStaticRouter(handler.dataRoutes, context);
    const frame = (
      <HostRoot host={host}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HostRoot>
    );
    return { markup: await toMarkup(sheet.collectStyles(frame)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
