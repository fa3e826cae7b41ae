import { request as http } from 'node:http';
import { expect, test } from './fixtures';
import { demoProfessional, newPerson, sameOrigin, demoPassword } from './people';

/** What must never leave the server. */
const leaks = /\bat \S+ \(|node_modules|\/src\/|\.ts:|\bselect\b.+\bfrom\b|SQLITE|ER_[A-Z_]+|Error:/i;

interface Answer {
  status(): number;
  text(): Promise<string>;
  headers(): Record<string, string>;
}

async function expectOneSentence(response: Answer, status: number): Promise<void> {
  const text = await response.text();
  expect(response.status(), text.slice(0, 200)).toBe(status);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(response.headers()['x-error-code']).toMatch(/^[a-z][a-z0-9_]*$/);
  expect(response.headers()['x-request-id']).toBeTruthy();
  expect(text.trim()).toMatch(/^[A-Z'][^\n]{3,200}[.!]$/);
  expect(text).not.toMatch(leaks);
}

test.describe('responses of the API', () => {
  test('an unknown id', async ({ request }) => expectOneSentence(await request.get('/api/accountants/99999999'), 404));
  test('an id that is no number', async ({ request }) =>
    expectOneSentence(await request.get('/api/accountants/abc'), 404));
  test('a URL that does not exist', async ({ request }) =>
    expectOneSentence(await request.get('/api/nothing-here'), 404));
  test('a method that is not offered', async ({ request }) => {
    const response = await request.delete('/api/accountants', { headers: sameOrigin() });
    expect([404, 405]).toContain(response.status());
    await expectOneSentence(response, response.status());
  });

  test('JSON that is none', async ({ request }) => {
    await expectOneSentence(
      await request.post('/api/login', {
        headers: { ...sameOrigin(), 'content-type': 'application/json' },
        data: Buffer.from('{"username": '),
      }),
      400,
    );
  });

  test('a body of 3 MB', async ({ request }) => {
    const response = await request.post('/api/login', {
      headers: sameOrigin(),
      data: { username: 'x'.repeat(3_000_000), password: 'x' },
    });
    await expectOneSentence(response, 413);
  });

  test('unknown fields', async ({ request }) => {
    const response = await request.post('/api/login', {
      headers: sameOrigin(),
      data: { username: 'client', password: demoPassword, isAdmin: true },
    });
    await expectOneSentence(response, 400);
  });

  test('a write without a session', async ({ request }) => {
    await expectOneSentence(
      await request.post('/api/messages', { headers: sameOrigin(), data: { receiverId: 1, content: 'Hello' } }),
      401,
    );
  });

  test('a write from another site', async ({ request }) => {
    const response = await request.post('/api/login', {
      headers: { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' },
      data: { username: 'client', password: demoPassword },
    });
    await expectOneSentence(response, 403);
  });

  test("another person's thread holds nothing of theirs", async ({ request, playwright, baseURL }) => {
    const professional = await demoProfessional(request, 'accountant');
    const signUp = async () => {
      const context = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: sameOrigin() });
      const person = newPerson();
      const response = await context.post('/api/register', {
        data: {
          ...person,
          password: demoPassword,
          confirmPassword: demoPassword,
          userType: 'client',
          agreeTerms: true,
        },
      });
      expect(response.status(), await response.text()).toBe(200);
      return context;
    };
    const writer = await signUp();
    const stranger = await signUp();
    const secret = `Only for the two of us ${Date.now()}`;
    expect((await writer.post('/api/messages', { data: { receiverId: professional.id, content: secret } })).ok()).toBe(
      true,
    );
    const thread = await stranger.get(`/api/messages/${professional.id}`);
    expect(await thread.text()).not.toContain(secret);
    await writer.dispose();
    await stranger.dispose();
  });

  test('an admin call by a client', async ({ request }) => {
    await request.post('/api/login', { headers: sameOrigin(), data: { username: 'client', password: demoPassword } });
    await expectOneSentence(await request.get('/api/admin/users'), 403);
  });
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

test('a URL that no area owns is the 404 page, with the status', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('banner')).toBeVisible();
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
