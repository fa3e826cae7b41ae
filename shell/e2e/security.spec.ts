import { createHash } from 'node:crypto';
import { expect, test } from './fixtures';
import { logIn, signInQuietly } from './people';

/** Has another prefix over https. */
const sessionCookie = /session$/;

const routes = ['/', '/search', '/auth', '/blog', '/compliance', '/no-such-page'];

function directive(policy: string, name: string): string {
  return (
    policy
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name} `)) ?? ''
  );
}

for (const path of routes) {
  test(`${path} allows only scripts of its own`, async ({ request }) => {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = directive(policy, 'script-src');
    expect(directive(policy, 'object-src')).toBe("object-src 'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    const inline = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(scripts).toBe(`script-src 'self' ${inline.join(' ')}`);
  });
}

for (const path of ['/messages', '/admin']) {
  test(`${path} sends a visitor to /auth`, async ({ page, watch }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth(\?|$)/);
    await expect(page.getByRole('form', { name: 'Log In' })).toBeVisible();
    expect(watch.problems).toEqual([]);
  });
}

test.describe('a session that has ended', () => {
  // What the first page asks for after the cookie is gone is refused, which every browser writes into its console.
  test.use({ expectedConsole: ({}, use) => use([/status of 401/]) });

  test('leads from a protected page to /auth, and back to the page after signing in', async ({ page }) => {
    await signInQuietly(page, 'client');
    await page.goto('/messages');
    await expect(page).toHaveURL(/\/messages/);
    await page.context().clearCookies({ name: sessionCookie });
    await page.goto('/messages');
    await expect(page).toHaveURL(/\/auth\?next=%2Fmessages/);
    await logIn(page, 'client');
    await expect(page).toHaveURL(/\/messages/);
  });
});

test('a client who opens /admin is sent home', async ({ page }) => {
  await signInQuietly(page, 'client');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('an admin may open /admin', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('sign-in never leads to another origin', async ({ page }) => {
  await signInQuietly(page, 'client');
  await page.goto('/auth?next=//example.test/steal');
  await expect(page.getByRole('search', { name: 'Find professionals' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the session cookie cannot be read by scripts', async ({ page }) => {
  await signInQuietly(page, 'client');
  const cookie = (await page.context().cookies()).find(({ name }) => sessionCookie.test(name));
  expect(cookie?.httpOnly).toBe(true);
  expect(cookie?.sameSite).toMatch(/Lax|Strict/);
});
