// @vitest-environment happy-dom
import { themeCss } from '@counterpart/design-system/theme';
import { mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { professional, profile } from '../testing/people';
import { ProfessionalList } from './professional-list';
import type { Directory } from './professions';

beforeEach(() => {
  localStorage.clear();
  mockResponses({});
});

const open = (changes: Parameters<typeof professional>[0] = {}, directory?: Directory) => {
  renderInHost(
    <ProfessionalList
      label="Professionals"
      professionals={[professional(changes)]}
      {...(directory && { directory })}
    />,
  );
  return within(screen.getByRole('article'));
};
const tags = (card: ReturnType<typeof open>) =>
  within(card.getByRole('list', { name: 'Services' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('an accountant’s card', () => {
  it('says who, trusted by what, where and for what, with one button', () => {
    const card = open({ profile: profile({ services: ['tax', 'bookkeeping', 'payroll', 'audit'] }) });
    for (const text of ['ML', 'Maria Lopez', 'Austin, TX', '4.8', '(12)', 'Tax returns and books for small companies.'])
      expect(card.getByText(text)).toBeTruthy();
    expect(tags(card)).toEqual(['Tax Preparation', 'Bookkeeping', 'Payroll Services', '+1 more']);
    expect(card.getByRole('link', { name: 'View Profile: Maria Lopez' }).getAttribute('href')).toBe('/accountant/7');
  });

  it('has initials on one of six grounds, by its id', () => {
    for (let ground = 0; ground < 6; ground += 1)
      document.documentElement.style.setProperty(`--cp-avatar-${ground}`, `rgb(${ground}, 0, 0)`);
    const ground = (id: number) => {
      const { container, unmount } = renderInHost(
        <ProfessionalList label="Professionals" professionals={[professional({ id })]} />,
      );
      const color = getComputedStyle(within(container).getByText('ML')).backgroundColor;
      unmount();
      return color;
    };
    const grounds = [12, 13, 14, 15, 16, 17].map(ground);
    expect(grounds).toEqual([0, 1, 2, 3, 4, 5].map((each) => `rgb(${each}, 0, 0)`));
    expect(ground(18)).toBe(grounds[0]);
  });

  it('has a small copy of a picture on the ground of its turn, so that neighbors differ', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = themeCss;
    const picture = (id: number) => professional({ id, profilePicture: `/api/avatars/${id}-512.webp` });
    const { container } = renderInHost(
      <ProfessionalList label="Professionals" professionals={[12, 18, 24, 30, 36, 42, 48].map(picture)} />,
    );
    const list = screen.getByRole('list', { name: 'Professionals' });
    const grounds = [...list.children].map((item) => getComputedStyle(item).getPropertyValue('--cp-picture-ground'));
    const images = [...container.querySelectorAll('img')];
    style.remove();
    expect(images.map((image) => image.getAttribute('src'))).toEqual(
      [12, 18, 24, 30, 36, 42, 48].map((id) => `/api/avatars/${id}-192.webp`),
    );
    expect(grounds).not.toContain('');
    expect(new Set(grounds.slice(0, 6)).size).toBe(6);
    expect(grounds[6]).toBe(grounds[0]);
  });

  it('has words for an empty profile', () => {
    const card = open({ profile: null, avgRating: null, reviewCount: 0 });
    expect(card.getByText('This accountant has not written an introduction yet.')).toBeTruthy();
    expect(card.getByText('New')).toBeTruthy();
  });
});

it('an advisor’s card has View Details and Contact, both to the profile', () => {
  const card = open({ professions: ['advisor'] });
  for (const action of ['View Details', 'Contact'])
    expect(card.getByRole('link', { name: `${action}: Maria Lopez` }).getAttribute('href')).toBe('/advisors/7');
});

it('a fractional CFO’s card has Connect With CFO', () => {
  const card = open({ professions: ['cfo'] });
  expect(card.getByRole('link', { name: 'Connect With CFO: Maria Lopez' }).getAttribute('href')).toBe(
    '/fractional-cfos/7',
  );
});

it('the accountants’ directory shows up to six services', () => {
  const services = ['tax', 'bookkeeping', 'accounting', 'payroll', 'audit', 'consulting', 'planning'];
  expect(tags(open({ profile: profile({ services }) }, 'accountants'))).toHaveLength(6);
});
