import type { BrowserContext, Page } from 'playwright/test';
import { demoProfessional, newPerson, sameOrigin, signInQuietly, signUp } from '../support/people';
import { expect, test } from '../support/fixtures';

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: false }).last();

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await field.press('Enter');
}

/** Chooses an item of a message's menu, which is shown on hover. */
async function choose(page: Page, text: string, item: string): Promise<void> {
  await bubble(page, text).hover();
  await page
    .getByRole('log')
    .getByRole('button', { name: /Message options/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns what a reader copies who selects the bubble of a message, from its edge to the end of its words. */
const copied = (page: Page, text: string): Promise<string> =>
  bubble(page, text).evaluate((element) => {
    const words = element.closest('[dir]');
    const selection = getSelection();
    if (!words?.parentElement || !selection) return '';
    selection.setBaseAndExtent(words.parentElement, 0, words, words.childNodes.length);
    return selection.toString().trim();
  });

/** File of Excel on Windows: 'Café;€' in Windows-1252. */
const table = [0x43, 0x61, 0x66, 0xe9, 0x3b, 0x80];

/** Drops a table on the middle of the thread, of the type that Windows calls it. */
async function dropFile(page: Page, name: string): Promise<void> {
  const data = await page.evaluateHandle(
    ({ bytes, fileName }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName, { type: 'application/vnd.ms-excel' }));
      return transfer;
    },
    { bytes: table, fileName: name },
  );
  const log = page.getByRole('log');
  await log.dispatchEvent('dragover', { dataTransfer: data });
  await expect(page.getByText('Drop files here')).toBeVisible();
  await log.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('Drop files here')).toHaveCount(0);
}

async function signedInPage(context: BrowserContext, username: string): Promise<Page> {
  const page = await context.newPage();
  await signInQuietly(page, username);
  return page;
}

test('messages fill the window, whose lists scroll by themselves', async ({ page }) => {
  await signInQuietly(page, 'client');
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('a client and a professional, each in a browser: request, reply, files, corrections, a cut connection, a block @walk', async ({
  page: client,
  browser,
  baseURL,
  request,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  const advisor = await demoProfessional(request, 'advisor');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const professional = await signedInPage(context, 'advisor');
  const person = newPerson('Zoe', 'Marsh');
  await client.goto('/auth?signup=true');
  await signUp(client, person);

  await client.goto(`/advisors/${advisor.id}`);
  await client.getByRole('button', { name: 'Contact Me' }).first().click();
  const dialog = client.getByRole('dialog');
  await dialog.getByRole('button', { name: 'What I need' }).click();
  await client.keyboard.type(`a plan ${person.username}`);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(client.getByText(`${advisor.firstName} hasn’t accepted yet`)).toBeVisible();
  await expect(client.getByRole('contentinfo')).toHaveCount(0);

  await professional.goto('/dashboard?tab=messages');
  await expect(professional.getByText(`What I need: a plan ${person.username}`).first()).toBeVisible();
  await expect(bubble(client, 'Delivered')).toBeVisible();
  await professional.getByRole('link', { name: 'Zoe Marsh' }).first().click();
  await expect(professional.getByText('Zoe would like to connect')).toBeVisible();
  await expect(client.getByText(/^Read \d/)).toBeVisible();
  const reply = professional.getByRole('textbox', { name: /^Message to/ });
  await reply.pressSequentially('Thanks. /call');
  await expect(professional.getByRole('option')).toHaveCount(1);
  await reply.press('Enter');
  await expect(reply).toHaveValue(/^Thanks\. Happy to help\..*15-minute call/);
  await expect(professional.getByRole('log').getByText('15-minute call')).toHaveCount(0);
  await write(professional, 'Gladly. What do you earn?');
  await expect(bubble(client, 'Gladly.')).toBeVisible();
  await expect(client.getByText('Waiting for')).toHaveCount(0);

  await dropFile(client, 'Numbers.csv');
  await expect(client.getByText('6 B', { exact: true })).toBeVisible();
  await write(client, 'Here it is, also at https://example.com/n.');
  const file = professional.getByRole('link', { name: /Numbers\.csv/ });
  const href = (await file.getAttribute('href')) ?? '';
  expect([...(await (await professional.request.get(href)).body())]).toEqual(table);
  await expect(professional.getByRole('link', { name: 'https://example.com/n', exact: true })).toBeVisible();
  expect(await copied(professional, 'Here it is')).toBe('Here it is, also at https://example.com/n.');
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  expect((await stranger.request.get(href)).status()).toBe(401);
  const third = await signedInPage(stranger, 'cfo');
  expect((await third.request.get(href)).status()).toBe(404);
  await stranger.close();

  await write(client, 'Wednesday suits me');
  await choose(client, 'Wednesday suits me', 'Edit');
  await client.getByRole('textbox', { name: 'Edit message' }).fill('Thursday suits me');
  await client.getByRole('button', { name: 'Save' }).click();
  await expect(bubble(professional, 'Thursday suits me')).toBeVisible();
  await write(professional, 'A slip');
  await expect(bubble(client, 'A slip')).toBeVisible();
  await choose(professional, 'A slip', 'Delete');
  await professional.getByRole('button', { name: 'Delete Message' }).click();
  await expect(bubble(client, 'This message was deleted')).toBeVisible();

  await client.context().setOffline(true);
  const texts = ['first', 'second', 'third'].map((word) => `Offline, the ${word}`);
  for (const text of texts) await write(client, text);
  await expect(client.getByText('Not sent yet')).toBeVisible();
  await client.context().setOffline(false);
  for (const text of texts) await expect(professional.getByRole('log').getByText(text)).toHaveCount(1);
  const order = await professional.getByRole('log').getByText('Offline, the').allTextContents();
  expect(order.map((text) => text.replace(/^.*Offline/, 'Offline'))).toEqual(texts);
  await expect(client.getByText('Not sent yet')).toHaveCount(0);

  // What waits is sent from another page, loaded anew, as soon as the server takes it.
  await client.route('**/api/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(client, 'Waiting, the first');
  await write(client, 'Waiting, the second');
  await expect(client.getByText('Not sent yet').first()).toBeVisible();
  await client.goto('/dashboard');
  await client.unroute('**/api/messages');
  for (const text of ['first', 'second'])
    await expect(professional.getByRole('log').getByText(`Waiting, the ${text}`)).toHaveCount(1);
  const waited = await professional.getByRole('log').getByText('Waiting, the').allTextContents();
  expect(waited.map((text) => text.replace(/^.*Waiting/, 'Waiting'))).toEqual([
    'Waiting, the first',
    'Waiting, the second',
  ]);
  await client.goto(`/messages?with=${advisor.id}`);
  await expect(bubble(client, 'Waiting, the second')).toBeVisible();

  await professional.getByRole('button', { name: /More about Zoe Marsh/ }).click();
  await professional.getByRole('menuitem', { name: 'Block Zoe' }).click();
  await professional.getByRole('button', { name: 'Block Zoe' }).click();
  await expect(professional.getByText('You have blocked Zoe')).toBeVisible();
  await write(client, 'Are you there?');
  await expect(bubble(client, 'Are you there?')).toBeVisible();
  await expect(client.getByText('Sent', { exact: true })).toBeVisible();
  await professional.reload();
  await expect(bubble(professional, 'Offline, the third')).toBeVisible();
  await expect(professional.getByText('Are you there?')).toHaveCount(0);
  await professional.goto('/profile?tab=security');
  await professional.getByRole('button', { name: 'Unblock Zoe Marsh' }).click();
  await expect(professional.getByText('Zoe can message you again')).toBeVisible();

  await professional.goto('/profile?tab=replies');
  await professional.getByRole('button', { name: 'Add Quick Reply' }).click();
  const replyDialog = professional.getByRole('dialog');
  await replyDialog.getByLabel('Name').fill(`Hours ${person.username}`);
  await replyDialog.getByLabel('Text').fill('I am here from nine to five.');
  await replyDialog.getByRole('button', { name: 'Save Quick Reply' }).click();
  await expect(replyDialog).toBeHidden();
  const quickReplies = professional.getByRole('list', { name: 'Quick replies' });
  await expect(quickReplies.getByText('I am here from nine to five.')).toBeVisible();
  await professional.getByRole('button', { name: `Delete Hours ${person.username}` }).click();
  await professional.getByRole('button', { name: 'Delete Quick Reply' }).click();
  await expect(quickReplies.getByText('I am here from nine to five.')).toHaveCount(0);
  await context.close();
});

test('the link of a mail about a message leads a signed-out reader into the thread', async ({ page, request }) => {
  const advisor = await demoProfessional(request, 'advisor');
  await page.goto(`/messages?with=${advisor.id}`);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Username or email').fill('client');
  await page.getByLabel('Password', { exact: true }).first().fill('Counterpart-demo-1');
  await page.getByRole('button', { name: 'Log In', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/messages\\?with=${advisor.id}$`));
  await expect(page.getByRole('heading', { name: `${advisor.firstName} ${advisor.lastName}` })).toBeVisible();
  expect((await request.get('/api/conversations', { headers: sameOrigin() })).ok()).toBe(true);
});
