import type { Locator, Page } from 'playwright/test';

/** The matching quiz, on its page or in its dialog. */
export function quiz(page: Page): Locator {
  return page.getByRole('form', { name: 'Matching quiz' });
}

/** Gives each question of a step its first answer, unless it has one. */
export async function answerStep(page: Page): Promise<void> {
  for (const group of await quiz(page).getByRole('group').all()) {
    if ((await group.locator('input:checked').count()) === 0) await group.locator('input').first().check();
  }
  for (const list of await quiz(page).getByRole('combobox').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
}
