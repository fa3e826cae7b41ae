import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';

interface Press {
  readonly page: string;
  /** Role and accessible name of what is pressed. */
  readonly control: readonly ['button' | 'tab' | 'checkbox', name: RegExp];
  /** Result of one press; a second one would take it back or do more. */
  readonly happened: (page: Page) => Promise<void>;
}

const isOn =
  (attribute: string, [role, name]: Press['control']) =>
  async (page: Page) =>
    expect(page.getByRole(role, { name }).first()).toHaveAttribute(attribute, 'true');

const compare: Press['control'] = ['button', /^Compare /];
const share: Press['control'] = ['button', /^Share/];

const presses: readonly Press[] = [
  {
    page: '/',
    control: ['button', /Find Services/],
    happened: async (page) => {
      await expect(page).toHaveURL(/\/search/);
      // The empty tab, `/`, and one search.
      expect(await page.evaluate(() => history.length)).toBe(3);
    },
  },
  { page: '/search', control: compare, happened: isOn('aria-pressed', compare) },
  { page: '/accountant/2', control: compare, happened: isOn('aria-pressed', compare) },
  { page: '/blog/closing-the-month-in-five-working-days', control: share, happened: isOn('aria-expanded', share) },
  {
    page: '/compliance/cobra-continuation-coverage',
    control: ['checkbox', /./],
    happened: (page) => expect(page.getByRole('checkbox').first()).toBeChecked(),
  },
];

for (const { page: path, control, happened } of presses)
  test(`${path}: what is pressed right after the first paint, on a slow phone, happens once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(100);
    const [role, name] = control;
    await page.getByRole(role, { name }).first().click();
    await happened(page);
    // Whatever is repeated late would be by now.
    await page.waitForLoadState('load');
    await page.waitForTimeout(300);
    await happened(page);
  });

test('the home page stays below its budget of HTML, and its entry is compiled while it arrives', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html.length).toBeLessThan(205_000);
  const [entry = ''] = /\/[^"]*\/main\.\w+\.js/.exec(html) ?? [];
  expect((await (await request.get(entry)).text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

test('a menu opened for the first time brings no at-rule, for which browsers style the whole page anew', async ({
  page,
}) => {
  await page.goto('/blog/closing-the-month-in-five-working-days');
  // Cards come after the page, and bring their own.
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .waitFor();
  const button = page.getByRole('button', { name: /^Share/ }).first();
  const count = () =>
    page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const plain = rules.filter((rule) => rule instanceof CSSStyleRule).length;
      return { plain, others: rules.length - plain };
    });
  const before = await count();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const after = await count();
  expect(after.plain).toBeGreaterThan(before.plain);
  expect(after.others).toBe(before.others);
});
