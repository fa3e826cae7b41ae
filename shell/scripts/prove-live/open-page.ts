import type { Browser, Page } from 'playwright';
import type { Person } from './person';

/** A browser that has a conversation open. */
export interface OpenPage {
  readonly page: Page;
  /** Texts of the conversation that begin with a mark, from top to bottom. */
  texts(mark: string): Promise<readonly string[]>;
  /** Milliseconds since 1970 at which a text appeared; null while it has not. */
  seenAt(text: string): Promise<number | null>;
  /** Types a message and sends it. @returns when, in milliseconds since 1970 */
  send(text: string): Promise<number>;
  setOffline(isOffline: boolean): Promise<void>;
  /** Number of documents that were loaded; one, if nothing had to be loaded again. */
  documents(): number;
  close(): Promise<void>;
}

/** Notes that the page takes itself, so that reading them costs no time. */
interface Noting {
  readonly seen: Record<string, number>;
}

/** Runs in the page: notes when each text of the conversation first appeared. As text, so that it runs as written. */
const noteTexts = `
  window.seen = {};
  const look = () => {
    for (const mark of document.querySelector('[role=log]')?.textContent.match(/~[a-z0-9-]+~/g) ?? [])
      window.seen[mark] ??= Date.now();
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
`;

/** Opens the conversation with another person. Texts that are measured are written `~like-this~`. */
export async function openPage(browser: Browser, shell: string, person: Person, other: Person): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: shell }]);
  const page = await context.newPage();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.addInitScript(noteTexts);
  await page.goto(`${shell}/messages?with=${other.id}`);
  await page.getByRole('log').waitFor();
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await composer.waitFor();
  return {
    page,
    texts: async (mark) => {
      const all = (await page.getByRole('log').textContent()) ?? '';
      return all.match(new RegExp(`~${mark}[a-z0-9-]*~`, 'g')) ?? [];
    },
    seenAt: (text) => page.evaluate((sought) => (globalThis as unknown as Noting).seen[sought] ?? null, text),
    send: async (text) => {
      await composer.fill(text);
      const at = await page.evaluate(() => Date.now());
      await composer.press('Enter');
      return at;
    },
    setOffline: (isOffline) => context.setOffline(isOffline),
    documents: () => documents,
    close: () => context.close(),
  };
}
