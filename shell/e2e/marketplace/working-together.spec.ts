import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { demoProfessional, demoPassword, newPerson, sameOrigin, signInQuietly, signUp } from '../support/people';
import { smallPdf } from '../support/small-pdf';

test('a client and a professional work together from the brief to the review', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const visitor = await playwright.request.newContext({ baseURL: baseURL! });
  const professional = await demoProfessional(visitor, 'accountant');
  await visitor.dispose();
  const other = await browser.newContext();
  const pro = await other.newPage();
  await signInQuietly(pro, 'accountant');
  const client = newPerson('Robin', 'Ferris');
  await page.goto('/auth?signup=true');
  await signUp(page, client);
  const message = {
    receiverId: professional.id,
    content: 'Do you take on small shops?',
    clientMessageId: crypto.randomUUID(),
  };
  const sent = await page.request.post('/api/messages', { data: message, headers: sameOrigin() });
  expect(sent.ok(), await sent.text()).toBe(true);

  await test.step('the client starts with a brief, which a reload does not lose', async () => {
    await page.goto(`/messages?with=${professional.id}`);
    await page.getByRole('link', { name: 'Start with a Brief' }).click();
    await page.getByLabel('Title').fill('Bookkeeping for a frame shop');
    await page.getByLabel('What do you need?').fill('Our books are three months behind.');
    await page.reload();
    await expect(page.getByLabel('What do you need?')).toHaveValue('Our books are three months behind.');
    await page.getByLabel('To', { exact: true }).fill('500');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send Brief' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookkeeping for a frame shop' })).toBeVisible();
    await expect(page.getByText('Up to $500 a month')).toBeVisible();
  });
  const path = new URL(page.url()).pathname;
  const stored = await page.request.get(path.replace('/work/', '/api/engagements/'));
  const work = (await stored.json()) as { id: number; client: { id: number } };

  await test.step('the professional finds it in the conversation and answers with a proposal', async () => {
    await pro.goto(`${baseURL}/messages?with=${work.client.id}`);
    await pro.getByRole('log').getByRole('link', { name: 'View Work' }).click();
    await expect(pro).toHaveURL(`${baseURL}${path}`);
    await pro.getByRole('button', { name: 'Write a Proposal' }).click();
    await expect(pro.getByRole('heading', { level: 1, name: 'New proposal' })).toBeFocused();
    await pro.getByLabel('Service', { exact: true }).fill('Monthly bookkeeping');
    await pro.getByLabel('Price').fill('450');
    expect(await violations(pro)).toEqual([]);
    await pro.getByRole('button', { name: 'Send Proposal' }).click();
    // The client's page follows by itself.
    await expect(page.getByText(`${professional.firstName} sent you a proposal`)).toBeVisible();
  });

  await test.step('a new version shows what it changes, and is accepted with name and password', async () => {
    await pro.getByRole('button', { name: 'Write a New Version' }).click();
    await pro.getByLabel('Price').fill('425');
    await pro.getByRole('button', { name: 'Send Proposal' }).click();
    await page.getByRole('button', { name: 'Compare with Version 1' }).click();
    const changes = page.getByRole('dialog', { name: 'Version 1 and version 2' });
    await expect(changes.getByRole('group', { name: 'Changes: Total' })).toContainText('425');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Accept Proposal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this proposal?' });
    await dialog.getByLabel('Your full name').fill('robin ferris');
    await dialog.getByLabel('Your password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Accept Proposal' }).click();
    await expect(page.getByText(/^Accepted by robin ferris$/i)).toBeVisible();
  });

  await test.step('documents are asked for, uploaded and checked off', async () => {
    await pro.getByRole('button', { name: 'Start Work' }).click();
    await pro.getByRole('button', { name: 'Ask for Documents' }).click();
    const dialog = pro.getByRole('dialog', { name: 'Ask for documents' });
    await dialog.getByLabel('Title').fill('Bank statements');
    await dialog.getByRole('button', { name: 'Ask for 1 Document' }).click();
    const statement = { name: 'June.pdf', mimeType: 'application/pdf', buffer: smallPdf(['June']) };
    await page.getByLabel('Files for Bank statements').setInputFiles(statement);
    await expect(page.getByRole('link', { name: 'June.pdf' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await pro.getByRole('button', { name: 'Check off Bank statements' }).click();
    await expect(page.getByText('1 of 1 document checked off')).toBeVisible();
    const zip = await page.request.get(`/api/engagements/${work.id}/documents.zip`);
    expect(zip.headers()['content-type']).toContain('zip');
  });

  await test.step('done work leads to a review', async () => {
    await pro.getByRole('button', { name: 'Mark as Done' }).click();
    await pro.getByRole('dialog').getByRole('button', { name: 'Mark as Done' }).click();
    await page.getByRole('link', { name: 'Write a Review' }).click();
    await expect(page.getByRole('heading', { name: 'Write a Review' })).toBeVisible();
    await page.goto('/work');
    await expect(page.getByRole('region', { name: 'Past' }).getByText('Bookkeeping for a frame shop')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await other.close();
});
