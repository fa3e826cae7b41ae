import { request as http } from 'node:http';
import { expect, test } from '../support/fixtures';

/** Texts that must never leave the server. */
const leaks = /\bat \S+ \(|node_modules|\/src\/|\.ts:|\bselect\b.+\bfrom\b|SQLITE|ER_[A-Z_]+|Error:/i;

test('an error of the API comes through the shell as one sentence', async ({ request }) => {
  const response = await request.get('/api/accountants/99999999');
  const text = await response.text();
  expect(response.status(), text.slice(0, 200)).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(response.headers()['x-error-code']).toMatch(/^[a-z][a-z0-9_]*$/);
  expect(response.headers()['x-request-id']).toBeTruthy();
  expect(text.trim()).toMatch(/^[A-Z'][^\n]{3,200}[.!]$/);
  expect(text).not.toMatch(leaks);
});

test.describe('URLs outside of pages', () => {
  for (const path of [
    '/releases/blog/../../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/releases/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    test(`${path} leads out of no folder`, async ({ baseURL }) => {
      // As written: fetch and browsers tidy such URLs before they send them.
      const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
        const call = http(new URL(baseURL ?? ''), { path }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        });
        call.on('error', reject);
        call.end();
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).not.toMatch(/"workspaces"|root:/);
    });
  }
});

test('a URL that leads nowhere is the 404 page, with the status, whatever percent signs and cookies come along @walk', async ({
  page,
  context,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  // What a consent banner leaves.
  const value = '{"necessary":true,"analytics":false}';
  await context.addCookies([{ name: 'cookie_consent', value, url: baseURL ?? '' }]);
  for (const [path, name] of [
    ['/no-such-page', '404 Page Not Found'],
    ['/50%-off', '404 Page Not Found'],
    ['/blog/50%-off', 'Blog Post Not Found'],
    ['/accountants/😀', 'Accountant Not Found'],
    ['/advisor/%00', 'Accountant Not Found'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('a professional who does not exist', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  for (const id of ['99999999', 'abc']) {
    const response = await page.goto(`/accountant/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Accountant Not Found' })).toBeVisible();
    await expect(page.getByText("The accountant you're looking for doesn't exist or has been removed.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Accountants' })).toHaveAttribute('href', '/search');
  }
});

test('a failed sign-in says why and keeps what was typed', async ({ page, expectedConsole }) => {
  expectedConsole.push(/401/);
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Username or email').fill('client');
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText(/^401: \S/)).toBeVisible();
  await expect(form.getByLabel('Username or email')).toHaveValue('client');
});
