import type { Page } from 'playwright/test';

/** Record of what users of a page must never notice. */
export interface PageWatch {
  /** Console errors and warnings, and uncaught errors. */
  readonly problems: readonly string[];
  /** Returns the number of documents the page loaded. */
  documents(): number;
  /** Returns the number of copies of react-dom started in the present document. */
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
