import type { Page } from 'playwright/test';

/** Events on a page that its user must never notice. */
export interface PageWatch {
  /** Console errors and warnings, and uncaught errors. */
  readonly problems: readonly string[];
  /** Number of documents that the page loaded. */
  documents(): number;
  /** Number of copies of react-dom that have started in the present document. */
  reactCopies(): Promise<number>;
}

declare global {
  interface Window {
    /** Set by `watchPage`: react-dom registers each of its copies here, as with its developer tools. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers: Map<number, unknown> };
  }
}

/** Watches a page from its first document on. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const problems: string[] = [];
  let documents = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.addInitScript(() => {
    const renderers = new Map<number, unknown>();
    const nothing = () => undefined;
    const hook = {
      renderers,
      supportsFiber: true,
      checkDCE: nothing,
      onScheduleFiberRoot: nothing,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      inject: (renderer: unknown) => {
        renderers.set(renderers.size + 1, renderer);
        return renderers.size;
      },
    };
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;
  });
  return {
    problems,
    documents: () => documents,
    reactCopies: () => page.evaluate(() => window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.size ?? 0),
  };
}
