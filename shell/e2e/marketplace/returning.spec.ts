import { watchApiRequests } from './api-requests';
import { expect, test, type Page } from '../support/fixtures';
import { signInQuietly } from '../support/people';

/** A page with data that is opened directly: what changes what it shows, and what brings the first state back. */
interface Journey {
  readonly name: string;
  readonly open: string | ((page: Page) => Promise<string>);
  readonly as?: string;
  readonly change: (page: Page) => Promise<unknown>;
  /** Its own control that leads back; without one only the browser's Back does. */
  readonly undo?: (page: Page) => Promise<unknown>;
  /** Reads that this page makes each time on purpose, because others write there too. */
  readonly alwaysFetched?: readonly string[];
}

const main = (page: Page) => page.getByRole('main');
const click = (role: 'link' | 'button' | 'tab', name: string | RegExp) => (page: Page) =>
  main(page)
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();
const choose = (label: string, value: string) => (page: Page) =>
  main(page).getByRole('combobox', { name: label, exact: true }).selectOption(value);

const firstIds = async (page: Page, path: string, count: number): Promise<number[]> => {
  const people = (await (await page.request.get(path)).json()) as { id: number }[];
  return people.slice(0, count).map(({ id }) => id);
};

const journeys: readonly Journey[] = [
  // The three directories are one component.
  {
    name: '/accountants: another page',
    open: '/accountants',
    change: click('link', 'Next'),
    undo: click('link', 'Previous'),
  },
  {
    name: '/accountants: a filter',
    open: '/accountants',
    change: choose('Service', 'payroll'),
    undo: click('button', /^Remove filter/),
  },
  {
    name: '/search: a location and Clear All',
    open: '/search',
    change: async (page) => {
      await main(page).getByRole('combobox', { name: 'Location' }).fill('TX');
      await main(page).getByRole('combobox', { name: 'Location' }).press('Enter');
    },
    undo: click('button', 'Clear All'),
  },
  { name: '/search: another page', open: '/search', change: click('link', 'Next'), undo: click('link', 'Previous') },
  {
    name: '/search: another order',
    open: '/search',
    change: choose('Sort by', 'nameAsc'),
    undo: choose('Sort by', 'rating'),
  },
  {
    name: '/compare: one fewer',
    open: async (page) => `/compare?ids=${(await firstIds(page, '/api/accountants', 3)).join(',')}`,
    change: click('button', /^Remove/),
  },
  {
    name: 'a profile: its tabs',
    open: async (page) => `/accountant/${(await firstIds(page, '/api/accountants?profession=accountant', 1))[0] ?? 0}`,
    change: click('tab', /^Reviews/),
    undo: click('tab', 'About'),
  },
  {
    name: '/blog: a category',
    open: '/blog',
    change: click('link', 'Tax Strategies'),
    undo: click('link', 'All articles'),
  },
  {
    name: '/blog: a category opened directly',
    open: '/blog?category=technology',
    change: click('link', 'Tax Strategies'),
    undo: click('link', 'Finance Technology'),
  },
  {
    name: '/blog/search: another word',
    open: '/blog/search?q=tax',
    change: async (page) => {
      const field = main(page).getByRole('searchbox');
      await field.fill('cash');
      await field.press('Enter');
    },
    undo: async (page) => {
      const field = main(page).getByRole('searchbox');
      await field.fill('tax');
      await field.press('Enter');
    },
  },
  {
    name: '/compliance: a filter',
    open: '/compliance',
    change: choose('Jurisdiction', 'state'),
    undo: click('button', 'Reset Filters'),
  },
  {
    name: '/compliance: a filter opened directly',
    open: '/compliance?jurisdiction=federal',
    change: choose('Jurisdiction', 'state'),
    undo: choose('Jurisdiction', 'federal'),
  },
  {
    name: 'a guide: the list and back',
    open: async (page) =>
      `/compliance/${((await (await page.request.get('/api/compliance')).json()) as { slug: string }[])[0]?.slug ?? ''}`,
    change: click('link', 'Back to Compliance Center'),
  },
  ...(['messages', 'reviews', 'saved'] as const).map((tab): Journey => {
    const label = { messages: 'Messages', reviews: 'My Reviews', saved: 'Saved Accountants' }[tab];
    return {
      name: `/dashboard: ${label}`,
      open: '/dashboard',
      as: 'client',
      change: click('link', label),
      undo: click('link', 'Overview'),
      // The other side changes them while another part is shown.
      alwaysFetched: ['/api/meetings'],
    };
  }),
  {
    name: '/dashboard: a tab opened directly',
    open: '/dashboard?tab=reviews',
    as: 'accountant',
    change: click('link', 'Manage Profile'),
    undo: click('link', 'Reviews Received'),
    // Whom they can invite follows what clients write meanwhile.
    alwaysFetched: ['/api/review-invitations'],
  },
  {
    name: '/messages: a conversation',
    open: '/messages',
    as: 'client',
    change: (page) =>
      main(page)
        .getByRole('list', { name: 'Conversations' })
        .getByRole('button')
        .filter({ hasNotText: 'unread' })
        .first()
        .click(),
    alwaysFetched: ['/api/conversations', '/api/messages/', '/api/users/'],
  },
  {
    name: '/admin: another page of users',
    open: '/admin?tab=users',
    as: 'admin',
    change: click('button', 'Next'),
    undo: click('button', 'Previous'),
  },
  {
    name: '/admin: another order of users',
    open: '/admin?tab=users',
    as: 'admin',
    // The names are in order to begin with.
    change: (page) => main(page).getByRole('columnheader', { name: 'Email' }).click(),
  },
];

/** Reads the text of the page once nothing of it is loading any more. */
async function shown(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  return main(page).evaluate((element: HTMLElement) => {
    // "1 minute ago" follows the clock; the moment it stands for does not.
    const times = [...element.querySelectorAll('time')].filter(({ innerText }) => innerText);
    return times.reduce((text, time) => text.replace(time.innerText, time.dateTime), element.innerText);
  });
}

/** Reads the text of the page once it no longer changes: texts are cut to their lines after the page is live. */
async function settled(page: Page): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const before = text;
      text = await shown(page);
      return text === before;
    })
    .toBe(true);
  return text;
}

for (const { name, open, as, change, undo, alwaysFetched = [] } of journeys) {
  test(`opened directly, changed and back: ${name}`, async ({ page }) => {
    if (as) await signInQuietly(page, as);
    const path = typeof open === 'string' ? open : await open(page);
    const requests = watchApiRequests(page);
    await page.goto(path);
    const first = await settled(page);
    const isFirst = () => expect.poll(() => shown(page), { message: 'the first state again' }).toBe(first);
    const leave = async () => {
      await change(page);
      await expect.poll(() => shown(page), { message: 'something else' }).not.toBe(first);
    };

    await leave();
    if (undo) {
      await undo(page);
      await isFirst();
      await leave();
    }
    await page.goBack();
    await isFirst();
    const repeated = requests.repeated().filter((path) => !alwaysFetched.some((known) => path.startsWith(known)));
    expect(repeated, 'reads that were made twice').toEqual([]);
  });
}

for (const path of ['/accountants', '/search']) {
  test(`a page turn of ${path} asks for one page of results and nothing else`, async ({ page }) => {
    await page.goto(path);
    await shown(page);
    const requests = watchApiRequests(page);
    const next = main(page).getByRole('link', { name: 'Next' });
    // Pointing at it prefetches what the next page will show.
    await next.hover();
    await page.waitForLoadState('networkidle');
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await shown(page);
    expect(requests.made).toHaveLength(1);
    expect(requests.made[0]).toContain('page=2');
  });
}

test('people chosen to compare stay chosen over a reload, and are those the comparison shows', async ({ page }) => {
  await page.goto('/search');
  const scales = main(page).getByRole('button', { name: /^Compare / });
  await scales.nth(0).click();
  await scales.nth(1).click();
  const bar = page.getByRole('region', { name: 'Comparison' });
  await expect(bar).toContainText('2 of 4 to compare');
  await page.reload();
  await expect(bar).toContainText('2 of 4 to compare');
  // Without ids the URL means the own choice.
  await page.goto('/compare');
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
  await expect(main(page).getByRole('columnheader')).toHaveCount(3);
  await click('button', /^Remove/)(page);
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
  await page.reload();
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
  await page.goto('/search');
  await expect(bar).toContainText('1 of 4 to compare');
});
