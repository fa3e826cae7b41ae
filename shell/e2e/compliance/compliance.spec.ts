import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { logIn } from '../support/people';
import { smallPdf } from '../support/small-pdf';

const question = 'Do I owe sales tax in another state?';
const box = (page: Page) => page.getByLabel('Your question');
const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved answers' });

async function ask(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Ask Question' }).click();
}

test('a question gets an answer whose passages open, and a follow-up that continues the talk', async ({ page }) => {
  await page.goto('/compliance');
  await ask(page, question);
  const answer = entry(page, question);
  await expect(answer.getByText('Answered from our guides')).toBeVisible();
  const marker = answer.getByRole('button', { name: /^Source 1/ }).first();
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(marker).toHaveAttribute('aria-expanded', 'true');
  await expect(answer.getByRole('blockquote').first()).toContainText('South Dakota v. Wayfair');
  await answer.getByRole('button', { name: 'Sources & References' }).click();
  await expect(answer.getByRole('link', { name: /^Official source: .*opens in a new tab/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expectAccessible(page);

  const followUp = answer.getByRole('list', { name: 'Ask next' }).getByRole('button').first();
  const next = (await followUp.textContent()) ?? '';
  const request = page.waitForRequest('**/api/compliance/ask/stream');
  await followUp.click();
  expect((await request).postDataJSON()).toMatchObject({ question: next, previousQuestions: [question] });
  await expect(entry(page, next).getByText('Answered from our guides')).toBeVisible();
  await expect(entry(page, next).getByRole('heading', { level: 3 })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Questions and answers' }).getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Questions and answers' })).toBeHidden();
});

test('a question that no guide answers is refused, with the way to a specialist', async ({ page }) => {
  await page.goto('/compliance');
  await ask(page, 'How do I register a trademark?');
  const refused = entry(page, 'How do I register a trademark?');
  await expect(refused.getByText('Our guides don’t answer this, so we won’t guess.')).toBeVisible();
  await expectAccessible(page);
  await refused.getByRole('link', { name: 'Get Matched with a Specialist' }).click();
  await expect(page).toHaveURL(/\/quiz$/);
});

test('the passage shows on focus; the guide, its reach and its review stand beside the answer', async ({ page }) => {
  await page.goto('/compliance');
  await ask(page, question);
  const answer = entry(page, question);
  await expect(answer.getByText(/State · reviewed [A-Z][a-z]{2} \d{1,2}, 20\d\d$/)).toBeVisible();
  await answer.getByRole('button', { name: /^Source 1/ }).focus();
  await expect(answer.getByRole('blockquote')).toContainText('South Dakota v. Wayfair');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(answer.getByRole('blockquote')).toBeHidden();
});

test('the closest question is opened when none is sure, and another one is asked', async ({ page }) => {
  const unsure = 'Can a freelancer get a sales tax permit by phone?';
  await page.goto('/compliance');
  await ask(page, unsure);
  await expect(entry(page, unsure)).toContainText('We’re not sure this is your question.');
  const other = entry(page, unsure).getByRole('list', { name: 'Also close' }).getByRole('link').first();
  const next = (await other.textContent()) ?? '';
  await expectAccessible(page);
  await other.click();
  await expect(entry(page, next).getByText('Answered from our guides')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Questions and answers' }).getByRole('article')).toHaveCount(2);
});

test('a fragment stays with the guide of the talk', async ({ page }) => {
  await page.goto('/compliance');
  await ask(page, 'When is Form 5472 due?');
  await expect(entry(page, 'When is Form 5472 due?').getByText('Answered from our guides')).toBeVisible();
  await ask(page, 'what if I am late?');
  await expect(entry(page, 'what if I am late?')).toContainText('$25,000');
});

test('a saved answer is there after a reload: renamed, deleted, brought back, exported, put on screen', async ({
  page,
}) => {
  await page.goto('/compliance');
  await ask(page, question);
  await page.getByRole('button', { name: 'Save Answer' }).click();
  await expect(page.getByText('You can view it in your saved responses')).toBeVisible();
  await saved(page)
    .getByRole('button', { name: `Rename: ${question}` })
    .click();
  await page.getByRole('dialog').getByLabel('Name').fill('Sales tax');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await page.reload();
  await expect(saved(page).getByText('Sales tax')).toBeVisible();
  await saved(page).getByRole('button', { name: 'Delete: Sales tax' }).click();
  await expect(saved(page).getByText('Sales tax')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved(page).getByText('Sales tax')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('compliance-answers.md');
  await expect(entry(page, question)).toBeHidden();
  await saved(page).getByRole('button', { name: 'Reload: Sales tax' }).click();
  await expect(entry(page, question).getByText('Answered from our guides')).toBeVisible();
  await expect(box(page)).toHaveValue(question);
});

test('a question in the URL is filled in by the server, asked once, and still answered on the way back from a guide', async ({
  page,
  request,
}) => {
  const path = `/compliance?question=${encodeURIComponent(question)}`;
  expect(await (await request.get(path)).text()).toMatch(/<textarea[^>]*>Do I owe sales tax in another state\?</);
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/ask/stream') && asked.push(sent.url()));
  await page.goto(path);
  await expect(entry(page, question).getByText('Answered from our guides')).toBeVisible();
  await page
    .getByRole('link', { name: /^View Full Guide/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compliance\/[a-z]/);
  await page.goBack();
  await expect(entry(page, question).getByText('Answered from our guides')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a failure is shown and keeps what was typed', async ({ page, expectedConsole }) => {
  expectedConsole.push(/503/);
  await page.route('**/api/compliance/ask/stream', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'The assistant is busy. Try again in a minute.' }),
  );
  await page.goto('/compliance');
  await ask(page, question);
  await expect(page.getByText('503: The assistant is busy. Try again in a minute.')).toBeVisible();
  await expect(box(page)).toHaveValue(question);
  await expect(box(page)).toBeFocused();
  await page.unroute('**/api/compliance/ask/stream');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(entry(page, question).getByText('Answered from our guides')).toBeVisible();
});

test('an answer whose stream is cut comes in one piece', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_CONNECTION_RESET/);
  await page.route('**/api/compliance/ask/stream', (route) => route.abort('connectionreset'));
  await page.goto('/compliance');
  await ask(page, question);
  await expect(entry(page, question).getByText('Answered from our guides')).toBeVisible();
});

test('on a phone nothing is wider than the screen, with an answer, its passage and a saved one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compliance');
  await ask(page, question);
  const answer = entry(page, question);
  await answer
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await answer.getByRole('button', { name: 'Save Answer' }).click();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /^View Full Guide/ })
    .first()
    .click();
  const contents = page.getByRole('button', { name: 'On this page' });
  await expect(contents).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Print Guide' })).toBeInViewport();
  await contents.click();
  const bar = page.getByRole('complementary', { name: 'Help with compliance' });
  await expect(bar).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'What Changed' }).click();
  await expect(page.getByRole('heading', { name: 'What Changed' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar.getByRole('link', { name: 'Get Matched with a Specialist' })).toBeVisible();
});

test('an answer that a visitor saves is in their account once they sign in, once, and is exported from there', async ({
  page,
}) => {
  await page.goto('/compliance');
  await ask(page, question);
  await page.getByRole('button', { name: 'Save Answer' }).click();
  await expect(saved(page).getByText(question)).toBeVisible();
  await logIn(page, 'client');
  const account = async () =>
    (await (await page.request.get('/api/compliance/saved-answers')).json()) as { title: string }[];
  await page.goto('/compliance');
  await expect(saved(page).getByText(question)).toHaveCount(1);
  await expect.poll(async () => (await account()).map(({ title }) => title)).toEqual([question]);
  await page.reload();
  await expect(saved(page).getByText(question)).toHaveCount(1);
  expect(await account()).toHaveLength(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as Markdown' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(question);
  await saved(page)
    .getByRole('button', { name: `Delete: ${question}` })
    .click();
  await expect.poll(account).toEqual([]);
});

test('a PDF is analyzed: a quote opens in its place, and its dates go to a calendar', async ({ page }) => {
  const duty = 'Every employer must file the wage report with the state by March 31, 2027.';
  await page.goto('/compliance');
  await page.getByRole('tab', { name: 'Analyze Legislation' }).click();
  await page.getByLabel('Document', { exact: true }).setInputFiles({
    name: 'wages.pdf',
    mimeType: 'application/pdf',
    buffer: smallPdf(['This act may be called the Wage Report Act of this state.', duty]),
  });
  await page.getByLabel('Your industry').selectOption({ label: 'Retail' });
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  const marker = page.getByRole('button', { name: `Show on p. 2: ${duty}` }).first();
  await marker.click();
  const text = page.getByRole('region', { name: 'Text of page 2' });
  await expect(text).toBeFocused();
  await expect(text.locator('mark')).toHaveText(duty);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the Analysis' }).click();
  await expect(marker).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add Dates to Calendar' }).click();
  expect((await download).suggestedFilename()).toBe('wages.ics');
  expect(await readFile(await (await download).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270331');
});

test('an analysis that a visitor saves is in their account once they sign in, without its document, until it is deleted @walk', async ({
  page,
}) => {
  const duty = 'Every employer must file the wage report with the state by March 31, 2027.';
  const savedAnalyses = page.getByRole('region', { name: 'Saved analyses' });
  const account = async () =>
    (await (await page.request.get('/api/compliance/saved-analyses')).json()) as { title: string }[];
  await page.goto('/compliance');
  await page.getByRole('tab', { name: 'Analyze Legislation' }).click();
  await page.getByLabel('Document', { exact: true }).setInputFiles({
    name: 'wages.txt',
    mimeType: 'text/plain',
    // As Windows' Notepad saves it.
    buffer: Buffer.from(`\uFEFFThis act may be called the Wage Report Act of this state.\n\n${duty}`, 'utf16le'),
  });
  await page.getByLabel('Your industry').selectOption({ label: 'Retail' });
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('button', { name: 'Save Analysis' }).click();
  await expect(page.getByText('You can view it in your saved analyses')).toBeVisible();
  await logIn(page, 'client');
  await page.goto('/compliance');
  await expect.poll(async () => (await account()).map(({ title }) => title)).toEqual(['wages.txt']);
  await page.getByRole('tab', { name: 'Analyze Legislation' }).click();
  await expect(savedAnalyses.getByText('wages.txt')).toHaveCount(1);
  await expectAccessible(page);
  await savedAnalyses.getByRole('button', { name: 'Open: wages.txt' }).click();
  await page
    .getByRole('button', { name: `Show on p. 1: ${duty}` })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'In the document' }).getByRole('blockquote')).toHaveText(duty);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Analyze Another Document' }).click();
  await savedAnalyses.getByRole('button', { name: 'Delete: wages.txt' }).click();
  await expect.poll(account).toEqual([]);
});
