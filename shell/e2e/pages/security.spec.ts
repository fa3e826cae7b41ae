import { createHash } from 'node:crypto';
import { expect, test } from '../support/fixtures';
import { logIn, signInQuietly } from '../support/people';

/** Has another prefix over https. */
const sessionCookie = /session$/;

const routes = ['/search', '/no-such-page'];

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

test('sign-in never leads to another origin', async ({ page }) => {
  await signInQuietly(page, 'client');
  await page.goto('/auth?next=//example.test/steal');
  await expect(page.getByRole('search', { name: 'Find professionals' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
