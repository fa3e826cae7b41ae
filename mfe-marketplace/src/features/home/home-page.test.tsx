// @vitest-environment happy-dom
import { mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { professionals } from '../../testing/people';
import { FeaturedSection } from './featured-section';
import { Hero } from './hero';
import { headlines, rotationMs } from './rotating-headline';

const locations = 'GET /api/accountants/locations';
const featured = 'GET /api/accountants/featured?profession=accountant';
afterEach(() => vi.useRealTimers());

describe('the hero', () => {
  const visibleHeadline = () =>
    headlines.find((text) => getComputedStyle(screen.getByText(text)).visibility !== 'hidden');

  it('rotates every three seconds under one stable heading, and can be stopped', async () => {
    vi.useFakeTimers();
    renderInHost(<Hero />);
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(visibleHeadline()).toBe('Tax Specialists');
    await act(() => vi.advanceTimersByTimeAsync(rotationMs));
    expect(visibleHeadline()).toBe('QuickBooks Pros');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    const rest: (string | undefined)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await act(() => vi.advanceTimersByTimeAsync(3000));
      rest.push(visibleHeadline());
    }
    expect(rest.join()).toBe('Fractional CFOs,Bookkeepers,Financial Advisors,Tax Specialists,QuickBooks Pros');
    act(() => screen.getByRole('button', { name: 'Pause the headline' }).click());
    await act(() => vi.advanceTimersByTimeAsync(2 * rotationMs));
    expect(visibleHeadline()).toBe('QuickBooks Pros');
  });

  it('searches for what was chosen', async () => {
    mockResponses({ [`${locations}?services=tax&specialties=restaurant&typed=`]: [] });
    const { location } = renderInHost(<Hero />);
    const events = userEvent.setup();
    await events.selectOptions(screen.getByLabelText('Service'), 'Tax Preparation');
    await events.selectOptions(screen.getByLabelText('Industry'), 'Hospitality');
    await events.type(screen.getByLabelText('Location'), 'Austin, TX');
    await events.click(screen.getByRole('button', { name: 'Find Services' }));
    expect(location()).toBe('/search?services=tax&specialties=restaurant&city=Austin&state=TX');
  });

  it.each(['the button', 'Enter'])('takes the only suggestion that is shown with %s', async (way) => {
    mockResponses({
      [`${locations}?typed=`]: [],
      [`${locations}?typed=aus`]: [{ kind: 'city', label: 'Austin, TX', count: 3, isCapped: false, remote: null }],
    });
    const { location } = renderInHost(<Hero />);
    const events = userEvent.setup();
    await events.type(screen.getByLabelText('Location'), 'aus');
    await screen.findByRole('option', { name: /Austin, TX/ });
    if (way === 'Enter') await events.keyboard('{Enter}');
    else await events.click(screen.getByRole('button', { name: 'Find Services' }));
    expect(location()).toBe('/search?city=Austin&state=TX');
  });

  it.each([
    ['nyc', 'city=New+York&state=NY'],
    ['austin  texas 78701', 'city=austin&state=TX'],
    ['N.Y.', 'state=NY'],
  ])('reads the location %j as people mean it', async (typed, query) => {
    mockResponses({});
    const { location } = renderInHost(<Hero />);
    const events = userEvent.setup();
    await events.type(screen.getByLabelText('Location'), typed);
    await events.click(screen.getByRole('button', { name: 'Find Services' }));
    expect(location()).toBe(`/search?${query}`);
  });

  it('suggests locations with listings, for the service and the industry that were chosen', async () => {
    mockResponses({
      [`${locations}?services=tax&typed=`]: [],
      [`${locations}?services=tax&typed=aus`]: [
        { kind: 'city', label: 'Austin, TX', count: 3, isCapped: false, remote: null },
      ],
    });
    const { location } = renderInHost(<Hero />);
    const events = userEvent.setup();
    await events.selectOptions(screen.getByLabelText('Service'), 'Tax Preparation');
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
    await events.type(box, 'aus');
    expect((await screen.findByRole('option', { name: /Austin, TX/ })).textContent).toBe('Austin, TX3');
    await events.keyboard('{ArrowDown}{Enter}');
    expect(box.value).toBe('Austin, TX');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(location()).toBe('/');
    await events.keyboard('{Enter}');
    expect(location()).toBe('/search?services=tax&city=Austin&state=TX');
  });

  it('offers the services and industries of the specification', () => {
    renderInHost(<Hero />);
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value, text }) => [value, text]);
    const values = (label: string) => options(label).map(([value]) => value);
    expect(values('Service').join(' ')).toBe('all tax bookkeeping cfo consulting accounting audit');
    expect(values('Industry').join(' ')).toBe('all tech retail real-estate healthcare restaurant construction');
    expect(options('Industry')).toContainEqual(['restaurant', 'Hospitality']);
  });

  it('leads to the search and to sign-up', () => {
    renderInHost(<Hero />);
    expect(screen.getByRole('link', { name: 'Browse Services' }).getAttribute('href')).toBe('/search');
    expect(screen.getByRole('link', { name: 'Sign Up Free' }).getAttribute('href')).toBe('/auth?signup=true');
  });
});

it('says how many there are, as counted, and nothing of what there is none of', async () => {
  mockResponses({ 'GET /api/home/counts': { professionals: 1234, verified: 0, states: 50 } });
  renderInHost(<Hero />);
  const counts = screen.getByRole('list', { name: 'In numbers' });
  await within(counts).findByText('1,234');
  expect(counts.textContent).toBe('1,234 professionals50 states');
});

describe('a featured section', () => {
  it('shows the first three and marks the first', async () => {
    mockResponses({ [featured]: professionals(5) });
    renderInHost(<FeaturedSection directory="accountants" />);
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(3);
    expect(cards.map((card) => within(card).queryByText('Featured') !== null)).toEqual([true, false, false]);
  });

  it.each([
    ['accountants', 'accountant', 'View All Accountants', 'View Profile'],
    ['advisors', 'advisor', 'View All Advisors', 'View Details'],
    ['fractional-cfos', 'cfo', 'View All Fractional CFOs', 'Connect With CFO'],
  ] as const)(
    'of %s turns while it loads, and leads to all of them',
    async (directory, profession, viewAll, action) => {
      let respond: (people: unknown) => void = () => undefined;
      mockResponses({
        [`GET /api/accountants/featured?profession=${profession}`]: () => new Promise((resolve) => (respond = resolve)),
      });
      renderInHost(<FeaturedSection directory={directory} />);
      expect(screen.getByRole('status').textContent).toMatch(/^Loading Featured /);
      expect(screen.getByRole('link', { name: viewAll }).getAttribute('href')).toBe(`/${directory}`);
      await act(async () => respond(professionals(1)));
      expect(await screen.findByRole('link', { name: `${action}: Person1 Lopez` })).toBeTruthy();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  it('shows an empty state when no one is featured', async () => {
    mockResponses({ [featured]: [] });
    renderInHost(<FeaturedSection directory="accountants" />);
    expect(await screen.findByText('No featured accountants yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Accountants' }).getAttribute('href')).toBe('/accountants');
  });
});
