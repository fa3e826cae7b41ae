import type { Locator } from 'playwright/test';
import { startFakeModel, type FakeModel, type ModelBehavior } from '../../../api/src/platform/testing/fake-model';
import { patientRendering, startProduct, type Product } from '../../scripts/start-product';
import { expectAccessible } from '../support/axe';
import { expect, test as base, type Page } from '../support/fixtures';

interface World {
  readonly product: Product;
  readonly model: FakeModel;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const model = await startFakeModel();
      const settings = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake' };
      const product = await startProduct({ env: { ...settings, ...patientRendering } });
      await use({ product, model });
      await product.stop();
      await model.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ world }, use) => use(world.product.url),
});

const question = 'When is the FBAR due?';
const dueDate = 'The FBAR is due on April 15, with an automatic extension to October 15.';
const line = (text: string): string =>
  `${JSON.stringify({ part: 'answer', text, cite: ['fbar-and-fatca-foreign-accounts#application'] })}\n`;

/** A model that says this, and ends. */
const saying =
  (text: string): ModelBehavior =>
  (_prompt, model) => {
    model.say(text);
    model.end();
  };
const answers = saying(line(dueDate));

/** Asks on a fresh page; the card that the question gets. */
async function ask(page: Page, world: World, behavior: ModelBehavior): Promise<Locator> {
  world.model.behave(behavior);
  await page.goto('/compliance');
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Ask Question' }).click();
  return page.getByRole('article', { name: question, exact: true });
}

test('a sentence is shown as it comes, then the answer says that AI worded it and from which passage', async ({
  page,
  world,
}) => {
  let end = () => undefined as void;
  const read = new Promise<void>((resolve) => (end = resolve));
  const card = await ask(page, world, async (_prompt, model) => {
    model.say(line(dueDate));
    await read;
    model.end();
  });
  await expect(page.getByText(dueDate)).toBeVisible();
  await expect(page.getByText('Answered by AI from our guides')).toHaveCount(0);
  end();
  await expect(card.getByText('Answered by AI from our guides. Every sentence names its passage.')).toBeVisible();
  await expect(card.getByText(dueDate)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Source 1/ }).first()).toBeVisible();
  await expectAccessible(page);
});

const away = 'Our AI model isn’t available right now, so this is word for word from our guides.';
const unheld = 'Our AI model said nothing that our guides confirm, so this is word for word from them.';
for (const [failure, notice, behavior] of [
  ['is down', away, (_prompt, model) => model.fail(503)],
  ['refuses the key', away, (_prompt, model) => model.fail(401)],
  ['has no quota left', away, (_prompt, model) => model.fail(429)],
  ['cuts the connection', away, (_prompt, model) => model.cut()],
  ['changes a figure', unheld, saying(line(dueDate.replace('15,', '17,')))],
  ['writes a poem', unheld, saying('Sure! Here is a poem.\n')],
] satisfies [string, string, ModelBehavior][])
  test(`a model that ${failure}: the guides answer, and the visitor reads why`, async ({ page, world }) => {
    const card = await ask(page, world, behavior);
    await expect(card.getByText(notice)).toBeVisible();
    await expect(card.getByText(/October 15/).first()).toBeVisible();
    await expect(card.getByText(/April 17|poem/)).toHaveCount(0);
  });

test('a model that thinks for 20 seconds is waited for', { tag: '@long' }, async ({ page, world }) => {
  const card = await ask(page, world, (prompt, model) => {
    setTimeout(() => void answers(prompt, model), 20_000);
  });
  await expect(page.getByText('Reading the guides')).toBeVisible();
  await expect(card.getByText('Answered by AI from our guides. Every sentence names its passage.')).toBeVisible({
    timeout: 40_000,
  });
});

test('a model that never answers: the guides do after 25 seconds', { tag: '@long' }, async ({ page, world }) => {
  const card = await ask(page, world, () => undefined);
  const late = 'Our AI model didn’t answer in time, so this is word for word from our guides.';
  await expect(card.getByText(late)).toBeVisible({ timeout: 60_000 });
});

test('a question asked without a network stays in its field, and is answered once the network is back', async ({
  page,
  world,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  world.model.behave(answers);
  await page.goto('/compliance');
  await page.getByLabel('Your question').fill(question);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(
    page.getByText('The server could not be reached. Check your connection and try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue(question);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(page.getByRole('article', { name: question, exact: true }).getByText(dueDate)).toBeVisible();
});
