import { expect, type Locator, type Page } from 'playwright/test';

/** The matching quiz, on its page or in its dialog. */
export function quiz(page: Page): Locator {
  return page.getByRole('form', { name: 'Matching quiz' });
}

/** The name of the step and the question that are shown. */
const shown = (page: Page): Locator => quiz(page).getByRole('heading', { name: /^Step \d of 9/ });

/** Gives the questions of the screen their first answer, unless they have one: by key, which does not lead on. */
async function answerScreen(page: Page): Promise<void> {
  for (const group of await quiz(page).getByRole('group').all()) {
    if ((await group.locator('input:checked').count()) === 0) await group.locator('input').first().press('Space');
  }
  for (const list of await quiz(page).getByRole('combobox').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
}

/** Answers each question of a step, and goes on to the next step. */
export async function answerStep(page: Page): Promise<void> {
  const nameOf = async () => (await shown(page).getAttribute('aria-label')) ?? '';
  const [step = ''] = (await nameOf()).split(':');
  for (let asked = await nameOf(); asked.startsWith(step); asked = await nameOf()) {
    await answerScreen(page);
    await quiz(page).getByRole('button', { name: 'Next' }).click();
    await expect(shown(page)).not.toHaveAttribute('aria-label', asked);
  }
}
