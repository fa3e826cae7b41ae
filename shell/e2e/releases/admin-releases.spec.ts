import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Discovery } from '@counterpart/api/contract';
import { remoteServerFile } from '../../federation/server-file';
import { root } from '../../scripts/build/workspaces';
import type { Product } from '../../scripts/start-product';
import { expectAccessible } from '../support/axe';
import { expect, test as base, type Page } from '../support/fixtures';
import { demoPassword } from '../support/people';
import { brokenCode, brokenServerFile } from './broken-code';
import {
  publishChanged,
  rebuildShell,
  registryOf,
  releaseChanged,
  startReleasable,
  untilServed,
  type Change,
} from './changed-releases';
import { startDeveloperMachine } from './developer-machine';

const run = promisify(execFile);

async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startReleasable();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

test('an administrator tries a release on some visitors, takes it back, and lets a pipeline in', async ({
  page,
  product,
}) => {
  const first = await releaseChanged(product, 'blog');
  const second = await releaseChanged(product, 'blog');
  await untilServed(product, { blog: second });
  const signedIn = await page.request.post('/api/login', {
    data: { username: 'admin', password: demoPassword },
    headers: { origin: product.url },
  });
  expect(signedIn.ok()).toBe(true);
  await page.goto('/admin/releases');
  await expectAccessible(page);
  await page.getByRole('row', { name: /^Blog/ }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/area=blog/);

  // Back to the release before.
  await page.getByRole('button', { name: 'Roll Back' }).click();
  expect(
    await millisecondsOf(async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Roll Back' }).click();
      await untilServed(product, { blog: first });
    }),
  ).toBeLessThan(5_000);
  await expect(page.getByText(`All visitors get Blog ${first}`)).toBeVisible();
  const row = (version: string) => page.getByRole('row', { name: new RegExp(version.replaceAll('.', '\\.')) });
  await expect(row(second).getByText('Rolled back')).toBeVisible();

  // The release that was taken back, for a part of the visitors.
  await row(second)
    .getByRole('button', { name: /^Activate/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('heading', { name: `${second} is on trial for 5% of visitors` })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go to 25%' }).click();
  await expect(page.getByRole('heading', { name: `${second} is on trial for 25% of visitors` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Roll Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll Back' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`${second}.*Rolled back`) })).toBeVisible();

  // A token of the pipeline, which releases with it until it is revoked.
  await page.goto('/admin/releases?tab=tokens');
  await page.getByRole('button', { name: 'New Token' }).click();
  await page.getByRole('dialog').getByLabel('Area').fill('blog');
  await page.getByLabel('What it is for').fill('Pipeline of the blog');
  await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Create Token' }).click();
  const token = await page.getByRole('textbox', { name: 'Deploy token' }).inputValue();
  const activate = () =>
    fetch(`${registryOf(product).apiUrl}/api/platform/releases/blog/${second}/activate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  expect(
    await millisecondsOf(async () => {
      expect((await activate()).status).toBe(200);
      await untilServed(product, { blog: second });
    }),
  ).toBeLessThan(5_000);
  // The command of the team, with its token.
  expect(
    await millisecondsOf(async () => {
      const { stdout } = await run('npm', ['run', '--silent', 'rollback', '-w', 'mfe-blog'], {
        cwd: root,
        env: { ...process.env, API_URL: product.url, DEPLOY_TOKEN: token },
      });
      expect(stdout).toContain(`blog ${first} is current again.`);
      await untilServed(product, { blog: first });
    }),
  ).toBeLessThan(5_000);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Revoke Pipeline of the blog' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await activate()).status).toBe(401);

  // A route of the blog for another area.
  await page.goto('/admin/releases?tab=routes');
  await page.getByRole('button', { name: 'Hand over /blog', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Area').fill('news');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand Over' }).click();
  await expect(page.getByText('Goes to news', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

// The release's own pages, or the one before in their place: whichever a visitor has, nothing looks broken.
const failures: Readonly<Record<string, { readonly change: Change; readonly visit: (tab: Page) => Promise<void> }>> = {
  'throws as soon as its pages’ code runs': {
    change: (file, text) =>
      file === remoteServerFile || file.includes('remote-entry') ? text : `throw new Error('It is broken.');${text}`,
    visit: (tab) => expect(tab.getByText('is not available right now')).toBeHidden(),
  },
  'has a button that throws': {
    change: (file, text) =>
      brokenServerFile('throws when its button is pressed')(
        file,
        brokenCode('blog', 'entry', 'throws when its button is pressed')(file, text),
      ),
    visit: async (tab) => {
      const button = tab.getByRole('button', { name: 'Press' });
      if (await button.isVisible()) await button.click();
    },
  },
};

for (const [failure, { change, visit }] of Object.entries(failures))
  test(`a release on trial that ${failure} is stopped before its second step by what the tabs report`, async ({
    page,
    browser,
    product,
  }) => {
    test.setTimeout(180_000);
    const { name, version } = await publishChanged(product, 'blog', { change });
    const { apiUrl, token } = registryOf(product);
    const started = await fetch(`${apiUrl}/api/platform/releases/${name}/${version}/rollout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ steps: [50], waitSeconds: null }),
    });
    expect(started.status).toBe(200);
    const served = async () => {
      const { microFrontends } = (await (await fetch(`${apiUrl}/api/platform/discovery`)).json()) as Discovery;
      return (microFrontends['blog'] ?? []).map(({ metadata }) => metadata.version);
    };
    expect(await served()).toContain(version);
    // The shell asks once a second what is served.
    await new Promise((resolve) => setTimeout(resolve, 1_500));

    const visitedBy = async (visitor: number): Promise<boolean> => {
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `198.18.${visitor}.7` } });
      const tab = await context.newPage();
      // A second after what failed. What it sends while it is left comes without the header: from one network.
      const reported = tab.waitForRequest('**/api/platform/trial-reports', { timeout: 15_000 }).catch(() => null);
      await tab.goto(`${product.url}/blog`);
      const hasIt = (await tab.content()).includes(`/releases/blog/${version}/`);
      // Whichever they have, the release before stands in for what breaks.
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await tab.waitForLoadState('networkidle');
      await visit(tab);
      if (hasIt) expect(await reported).not.toBeNull();
      // Leaving sends what the tab has to report.
      await tab.goto('about:blank');
      // A busy machine sends it a moment later, and nothing more once the context is closed.
      await tab.waitForTimeout(300);
      await context.close();
      return hasIt;
    };
    let hadIt = 0;
    // Each waits more than it works: three at a time.
    for (let visitor = 1; visitor <= 60 && (await served()).includes(version); visitor += 3) {
      const visits = await Promise.all([visitor, visitor + 1, visitor + 2].map(visitedBy));
      hadIt += visits.filter(Boolean).length;
    }
    await expect.poll(served, { timeout: 10_000 }).not.toContain(version);
    expect(hadIt).toBeGreaterThanOrEqual(8);

    const signedIn = await page.request.post('/api/login', {
      data: { username: 'admin', password: demoPassword },
      headers: { origin: product.url },
    });
    expect(signedIn.ok()).toBe(true);
    await page.goto('/admin/releases?area=blog');
    await expect(page.getByRole('button', { name: new RegExp(`${version}.*Stopped itself`) })).toBeVisible();
  });

/** Signs the page in as an administrator. */
async function asAdmin(page: Page, product: Product): Promise<void> {
  const data = { username: 'admin', password: demoPassword };
  const signedIn = await page.request.post('/api/login', { data, headers: { origin: product.url } });
  expect(signedIn.ok()).toBe(true);
}

test('an administrator previews a release, sees who can preview what, and ends a link that was given away', async ({
  page,
  browser,
  product,
}) => {
  await asAdmin(page, product);
  const { version } = await publishChanged(product, 'blog');
  await page.goto('/admin/releases?area=blog');
  await page.getByRole('button', { name: `Preview ${version}`, exact: true }).click();
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(demoPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Go On' }).click();
  await page.getByRole('button', { name: 'Use It in This Browser' }).click();
  const banner = page.getByRole('region', { name: 'Override' });
  await expect(banner).toContainText(`release ${version}`);
  const made = await page.request.post('/api/platform/overrides', {
    data: { area: 'blog', version, currentPassword: demoPassword },
    headers: { origin: product.url },
  });
  const { path } = (await made.json()) as { path: string };

  await page.goto('/admin/releases?area=blog');
  const previews = page.getByRole('region', { name: 'Previews' });
  const rows = previews.getByRole('row', { name: new RegExp(`Preview of ${version.replaceAll('.', '\\.')}`) });
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await rows.filter({ hasText: 'No one used the link yet' }).getByRole('button', { name: /^End/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(rows).toHaveCount(1);
  const visitor = await browser.newPage();
  await visitor.goto(product.url + path);
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link cannot be used' })).toBeVisible();
  await visitor.close();
  await rows.getByRole('button', { name: /^Open the preview/ }).click();
  await expect(page.getByRole('dialog', { name: `Preview blog ${version}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(banner).toBeHidden();
});

const broken = test.extend({ expectedConsole: ({}, use) => use([/The shell broke on purpose\./]) });

broken('an error in the shell’s own code is listed as the shell’s, and as no area’s', async ({ page, product }) => {
  const version = await rebuildShell(
    product,
    ";addEventListener('break-the-shell', () => { throw new Error('The shell broke on purpose.'); });",
  );
  await page.goto('/blog');
  const reported = page.waitForRequest('**/api/platform/area-errors');
  await page.evaluate(() => void dispatchEvent(new Event('break-the-shell')));
  await reported;
  await asAdmin(page, product);
  const listed = async (): Promise<unknown> => (await page.request.get('/api/platform/area-errors?area=shell')).json();
  await expect.poll(listed).toMatchObject([{ area: 'shell', phase: 'code', lastVersion: version }]);
  await page.goto('/admin/releases');
  await expect(page.getByRole('row', { name: /^Shell/ })).toContainText(version);
  await page.goto('/admin/releases?tab=errors&of=shell');
  await expect(page.getByRole('button', { name: /^The shell broke on purpose\./ })).toBeVisible();
  await page.goto('/admin/releases?tab=errors&of=blog');
  await expect(page.getByText('The shell broke on purpose.')).toBeHidden();
});

test('a blog from a developer’s machine is seen in the running product by one browser, until it is stopped', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const headers = { origin: product.url };
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers });
    expect(response.ok(), path).toBe(true);
    return (await response.json()) as Readonly<Record<string, string>>;
  };
  await post('/api/login', { username: 'admin', password: demoPassword });
  const { token = '' } = await post('/api/platform/deploy-tokens', {
    area: 'blog',
    label: 'A developer',
    currentPassword: demoPassword,
  });
  const machine = await startDeveloperMachine(product.url, token, 'A blog from a laptop');
  const heading = (of: typeof page, name: string) => of.getByRole('heading', { level: 1, name });
  const visitor = await browser.newPage();
  try {
    await visitor.goto(`${product.url}/blog`);
    const released = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';

    // The link asks first, names who and from where, and sets it once.
    await page.goto(machine.link);
    await expect(heading(page, `Run Blog from ${machine.origin} in this browser?`)).toBeVisible();
    await expect(page.getByText('A developer (…')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use It in This Browser' }).click();
    await expect(page).toHaveURL(`${product.url}/blog`);
    await expect(heading(page, 'A blog from a laptop')).toBeVisible();
    const banner = page.getByRole('region', { name: 'Override' });
    await expect(banner).toContainText(`Blog comes from ${machine.origin} in this browser until`);
    await expectAccessible(page);

    // What is saved is seen without anyone loading the page anew.
    await machine.save('A blog that was just saved');
    await expect(heading(page, 'A blog that was just saved')).toBeVisible();

    // No one else has it, nor can have it with the same link.
    await visitor.goto(`${product.url}/blog`);
    await expect(heading(visitor, released)).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Override' })).toBeHidden();
    expect(await (await visitor.request.get(`${product.url}/blog`)).text()).not.toContain(machine.origin);
    await visitor.goto(machine.link);
    await expect(heading(visitor, 'This link cannot be used')).toBeVisible();

    // Other areas are as they were; an administrator sees who has what.
    await page.goto('/admin/releases?tab=overrides');
    await expect(banner).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`Blog From ${machine.origin}`) })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/blog');
    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(heading(page, released)).toBeVisible();
    await expect(banner).toBeHidden();
    await page.goto('/admin/releases?tab=overrides');
    await expect(page.getByText('No browser has an override')).toBeVisible();
  } finally {
    await visitor.close();
    await machine.stop();
  }
});
