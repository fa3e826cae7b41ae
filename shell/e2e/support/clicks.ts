import { readFileSync, writeFileSync } from 'node:fs';
import { test, type Locator } from 'playwright/test';
import { expect } from './fixtures';

const walk = new URL('../../docs/walk.md', import.meta.url);

/**
 * Presses of a pointer and fields filled in: a choice in a list is two presses, one to open it and one to choose, and
 * Enter is none.
 */
export class Clicks {
  count = 0;
  fields = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(list: Locator, label: string | RegExp): Promise<void> {
    this.count += 2;
    const option = list.locator('option').filter({ hasText: label }).first();
    await list.selectOption((await option.getAttribute('value')) ?? '');
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await this.on(field);
    await field.pressSequentially(text);
  }

  /** Compares with the row of a task in `shell/docs/walk.md`; `--update-snapshots` writes the row. */
  expectRow(task: string): void {
    const row = new RegExp(`^(\\| ${task} +\\|) +(\\d+) +\\| +(\\d+) +\\|`, 'm');
    const text = readFileSync(walk, 'utf8');
    const [clicks, fields] = [this.count, this.fields].map((count) => String(count).padStart(6));
    if (['all', 'changed'].includes(test.info().config.updateSnapshots))
      writeFileSync(
        walk,
        text.replace(row, (_, name: string) => `${name} ${clicks} | ${fields} |`),
      );
    else expect(row.exec(text)?.slice(2).map(Number), task).toEqual([this.count, this.fields]);
  }
}
