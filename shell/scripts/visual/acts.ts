import type { Locator, Page } from 'playwright/test';
import { untilLive } from '../../e2e/support/fixtures';
import { newPerson } from '../../e2e/support/people';
import { answerStep, quiz } from '../../e2e/marketplace/quiz-steps';

/** Action on an opened page before its picture is taken. */
export type Act = (page: Page) => Promise<unknown>;

const first = (page: Page, name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button'): Locator =>
  page.getByRole(role, { name }).filter({ visible: true }).first();

/** Presses the first visible button, tab or link of a name. */
export const press =
  (name: string | RegExp, role?: 'button' | 'tab' | 'link'): Act =>
  (page) =>
    first(page, name, role).click();

/** One act after another. */
export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Only where the thing is there: menus of small screens, say. */
export const pressIfThere =
  (name: string | RegExp): Act =>
  async (page) => {
    const button = first(page, name);
    if (await button.isVisible()) await button.click();
  };

/** Asks the assistant, and waits for the end of what it says. */
export const ask =
  (question: string): Act =>
  async (page) => {
    await page.getByLabel('Your question').fill(question);
    await page.getByRole('button', { name: 'Ask Question' }).click();
    const answer = page.getByRole('article', { name: question, exact: true });
    await answer.getByText(/Answered from our guides|don’t answer this/).waitFor();
  };

/** Gives the analyzer a short law to read. */
export const analyze: Act = async (page) => {
  await first(page, 'Analyze Legislation', 'tab').click();
  const law = [
    'Section 1. This act may be called the Wage Report Act of this state.',
    'Section 2. Every employer with ten or more employees must file the wage report with the state by March 31, 2027.',
    'Section 3. An employer who files late pays a penalty of $500 for each month.',
    'Section 4. Records must be kept for four years. This act takes effect on January 1, 2027.',
  ].join('\n\n');
  await page
    .getByLabel('Document', { exact: true })
    .setInputFiles({ name: 'wages.txt', mimeType: 'text/plain', buffer: Buffer.from(law) });
  await page.getByLabel('Your industry').selectOption({ label: 'Retail' });
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('button', { name: 'Analyze Another Document' }).waitFor();
};

/** Opens the quiz, which is kept in the browser and so begins anew, and answers it up to a step. */
export const quizStep =
  (wanted: number, open: Act = () => Promise.resolve()): Act =>
  async (page) => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await untilLive(page);
    await open(page);
    // Not the button of the home page's card, which opens the quiz.
    await page.locator('button:not([aria-haspopup])', { hasText: 'Start the Quiz' }).click();
    for (let step = 1; step < wanted; step += 1) {
      await quiz(page).getByText(`Step ${step} of 9`).waitFor();
      await answerStep(page);
    }
    await quiz(page).getByText(`Step ${wanted} of 9`).waitFor();
  };

/** Takes the whole quiz. */
export const quizResult: Act = async (page) => {
  await quizStep(9)(page);
  const fields = { 'First name': 'Dana', 'Last name': 'Reyes', Email: newPerson().email, Phone: '512 555 0100' };
  for (const [label, text] of Object.entries(fields)) await quiz(page).getByLabel(label).fill(text);
  await quiz(page)
    .getByRole('checkbox', { name: /I agree to the/ })
    .check();
  await quiz(page).getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('list', { name: 'Your matches' }).waitFor();
};

/** The steps of a listing, filled in as far as they are. */
export const listingStep =
  (wanted: 1 | 2 | 3): Act =>
  async (page) => {
    const form = page.getByRole('form', { name: 'Create your listing' });
    if (wanted === 1) return;
    await form.getByRole('checkbox', { name: 'Bookkeeping' }).first().check();
    await form.getByRole('checkbox', { name: 'Technology' }).check();
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByLabel('Pricing').fill('Monthly books from $300');
    if (wanted === 2) return;
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByLabel('Bio').fill('Books for kitchens and bars, closed by the fifth of each month.');
  };

/** Opens the first conversation. */
export const openThread: Act = (page) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();

/** Goes to another page by a link, without the server. */
export const follow =
  (path: string): Act =>
  (page) =>
    page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
