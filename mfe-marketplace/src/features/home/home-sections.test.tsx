// @vitest-environment happy-dom
import { mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from './home-page';

beforeEach(() => {
  localStorage.clear();
  mockResponses({ 'GET /api/home/reviews': [] });
});

const opener = { onQuiz: vi.fn(), onNearQuiz: vi.fn() };
const open = () => renderInHost(<HomePage {...opener} />);
const section = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string, level = 3) =>
  section(name)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent)
    .join(' | ');
const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has the sections of the specification in seven bands, the first under the page’s own heading', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'How it works',
    'Featured professionals',
    'Not sure who you need?',
    'Compliance Center',
    'What clients say',
    'Free for clients, simple for professionals',
  ]);
  for (const inside of ['Why people use Counterpart', 'Browse by what you need', 'Why not just ask around?'])
    expect(screen.getByRole('heading', { level: 3, name: inside })).toBeTruthy();
});

it('names who trusts it, and says that the names are made up', () => {
  open();
  const names = screen.getByRole('list', { name: 'Trusted by' });
  expect(within(names).getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(within(names.parentElement!).getByText('Example companies')).toBeTruthy();
});

it('promotes the 1-minute quiz', async () => {
  open();
  expect(section('Not sure who you need?').getByText(/1-minute matching quiz.*within 24 hours/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take the Quiz' }));
  expect(opener.onQuiz).toHaveBeenCalledOnce();
});

it('shows four features, and how it works in four steps that end at the search, with what it costs', () => {
  open();
  expect(titles('Why people use Counterpart', 4)).toBe(
    'Verified credentials | Industry specialists | Direct, secure messaging | No commission fees',
  );
  expect(titles('How it works')).toBe('Search and filter | Review profiles | Connect directly | Hire with confidence');
  expect(section('How it works').getByText(/free for clients.*from \$29 a month/)).toBeTruthy();
  expect(section('How it works').getByRole('link', { name: 'See plans and pricing' }).getAttribute('href')).toBe(
    '/pricing',
  );
  expect(section('How it works').getByRole('link', { name: 'Find Your Accountant' }).getAttribute('href')).toBe(
    '/search',
  );
});

describe('the directory', () => {
  it('lists services and industries in two tabs; every card searches with services set', async () => {
    open();
    expect(links(screen.getByRole('list', { name: 'Services' })).slice(0, 2)).toEqual([
      ['Tax Preparation', '/search?services=tax'],
      ['Bookkeeping', '/search?services=bookkeeping'],
    ]);
    expect(links(screen.getByRole('list', { name: 'Services' }))).toHaveLength(8);
    await userEvent.click(screen.getByRole('tab', { name: 'Industries' }));
    expect(links(screen.getByRole('list', { name: 'Industries' })).slice(0, 2)).toEqual([
      ['Technology', '/search?services=tech'],
      ['Retail', '/search?services=retail'],
    ]);
    expect(links(screen.getByRole('list', { name: 'Industries' }))).toHaveLength(10);
  });

  it('has tiles that search with one specialty', async () => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: 'Specialties' }));
    const tiles = links(screen.getByRole('list', { name: 'Specialties' }));
    expect(tiles).toContainEqual(['Sales Tax', '/search?specialties=sales-tax']);
    for (const [, href] of tiles) expect(href).toMatch(/^\/search\?specialties=[a-z-]+$/);
  });
});

it('is compared with traditional methods in five points', () => {
  open();
  const table = within(screen.getByRole('table'));
  const texts = (role: string) => table.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader').join(' | ')).toBe('What matters | Counterpart | Traditional methods');
  expect(texts('rowheader').join(' | ')).toBe(
    'Industry-specific matching | Verified reviews and credentials | Direct messaging before commitment | ' +
      'Upfront pricing | No long-term contracts',
  );
});

it('promotes the Compliance Center, with stories that are labelled as made up', () => {
  open();
  expect(titles('Compliance Center')).toBe('Guides | AI document analysis | Compliance assistant | Expert matching');
  expect(section('Compliance Center').getByRole('link', { name: 'Open Compliance Center' }).getAttribute('href')).toBe(
    '/compliance',
  );
  expect(section('What a guide can save you').getAllByRole('listitem')).toHaveLength(3);
  expect(section('What a guide can save you').getByText('Examples')).toBeTruthy();
});

describe('pricing', () => {
  const plan = (name: string) =>
    within(
      section('Free for clients, simple for professionals').getByRole('heading', { level: 3, name }).closest('li')!,
    );

  it('has three plans, Premium the most popular, by the month or by the year', async () => {
    open();
    expect(titles('Free for clients, simple for professionals')).toBe('Business Plan | Professional | Premium');
    expect(screen.getAllByText('Most Popular')).toEqual([plan('Premium').getByText('Most Popular')]);
    const points =
      'Featured top placement|Priority lead matching|Featured badge|Advanced analytics|Direct meeting booking';
    for (const point of points.split('|')) expect(plan('Premium').getByText(point)).toBeTruthy();
    expect([
      plan('Business Plan').getByText('$0'),
      plan('Professional').getByText('$29'),
      plan('Premium').getByText('$59'),
    ]).toHaveLength(3);
    expect(screen.getByText('Save 17%')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(plan('Professional').getByText('$24')).toBeTruthy();
    expect(plan('Professional').getByText('Billed annually at $290 (save $58)')).toBeTruthy();
    expect(plan('Premium').getByText('$49')).toBeTruthy();
    expect(plan('Premium').getByText('Billed annually at $590 (save $118)')).toBeTruthy();
  });

  it('leads clients and professionals to a sign-up of their own', () => {
    open();
    expect(plan('Business Plan').getByRole('link', { name: 'Start Searching Free' }).getAttribute('href')).toBe(
      '/auth?signup=true',
    );
    for (const name of ['Professional', 'Premium'])
      expect(plan(name).getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe(
        '/auth?signup=true&accountant=true',
      );
    expect(plan('Premium').getByRole('link', { name: 'Direct meeting booking' }).getAttribute('href')).toBe(
      '/pricing#meeting-booking',
    );
  });
});

it('has the anchors that other pages link to', () => {
  open();
  for (const [id, title] of [
    ['pricing', 'Free for clients, simple for professionals'],
    ['testimonials', 'What clients say'],
    ['for-accountants', 'Are you a financial professional?'],
  ] as const)
    expect(document.getElementById(id)).toBe(screen.getByRole('region', { name: title }));
});

it('calls professionals to sign up or log in', () => {
  open();
  const call = section('Are you a financial professional?');
  expect(call.getByRole('link', { name: 'Sign Up as a Professional' }).getAttribute('href')).toBe(
    '/auth?signup=true&accountant=true',
  );
  expect(call.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/auth');
});
