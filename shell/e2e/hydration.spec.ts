import type { Browser } from 'playwright/test';
import { expect, test } from './fixtures';
import { watchQuiet } from './quiet';
import { demoPassword, sameOrigin } from './people';

/** Loads of each kind of visitor; together a hundred. */
const loads = Number(process.env['HYDRATION_LOADS'] ?? 50);
/** Pages that wake at the same time: they take the processor from one another. */
const atOnce = 2;
/** How many times slower each page's processor is. */
const slowdown = 4;

interface Waking {
  /** Errors and warnings, of the console and thrown. */
  readonly problems: string[];
  /** True when 'Contact Me' could be seen and not be pressed, after it could be pressed. */
  wentGrey: boolean;
}

/** Follows 'Contact Me' from the first frame on. */
function watchContact(): void {
  const look = () => {
    const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Contact Me');
    if (buttons.some(({ disabled }) => disabled)) document.documentElement.dataset['contact'] = 'grey';
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Loads pages many times, far from the server's time zone and with numbers written otherwise, and tells of all that went wrong. */
async function wake(browser: Browser, baseURL: string, paths: readonly string[], member: string | null) {
  const context = await browser.newContext({ baseURL, locale: 'de-DE', timezoneId: 'America/Chicago' });
  if (member)
    await context.request.post('/api/login', {
      data: { username: member, password: demoPassword },
      headers: sameOrigin(),
    });
  const seen: Waking = { problems: [], wentGrey: false };
  const load = async (path: string) => {
    const page = await context.newPage();
    const { untilQuiet } = watchQuiet(page);
    page.on('pageerror', ({ message }) => seen.problems.push(`${path}: ${message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) seen.problems.push(`${path}: ${message.text()}`);
    });
    await page.addInitScript(watchContact);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path, { timeout: 60_000 });
    await untilQuiet();
    seen.wentGrey ||= await page.evaluate(() => document.documentElement.dataset['contact'] === 'grey');
    await page.close();
  };
  const queue = Array.from({ length: loads }, (_, index) => paths[index % paths.length] ?? '/');
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await load(path);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await context.close();
  return seen;
}

for (const member of [null, 'accountant']) {
  test(`${loads} loads under load wake without a difference, ${member ? 'signed in' : 'signed out'}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(600_000);
    const [professional] = (await (await request.get('/api/accountants?profession=accountant')).json()) as {
      id: number;
    }[];
    const [guide] = (await (await request.get('/api/compliance')).json()) as { slug: string }[];
    const paths = [`/accountant/${professional?.id ?? 0}`, `/compliance/${guide?.slug ?? ''}`, '/', '/blog', '/search'];
    const { problems, wentGrey } = await wake(browser, baseURL ?? '', paths, member);
    expect(problems).toEqual([]);
    expect(wentGrey, "'Contact Me' went grey while a page woke").toBe(false);
  });
}
