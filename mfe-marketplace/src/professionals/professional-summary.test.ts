import { describe, expect, it } from 'vitest';
import { professional, profile } from '../testing/people';
import { professionalSummary } from './professional-summary';

const services = ['tax', 'bookkeeping', 'accounting', 'payroll', 'audit', 'consulting', 'planning'];

describe('professionalSummary', () => {
  it('puts a professional into words', () => {
    expect(professionalSummary(professional(), { tags: 'short' })).toMatchObject({
      name: 'Maria Lopez',
      href: '/accountant/7',
      headline: 'Lopez Accounting',
      location: 'Austin, TX',
      credential: 'CPA',
      tags: ['Tax Preparation', 'Bookkeeping'],
      priceFrom: 'From $250 / month',
      responseTime: 'Replies within 3 hours',
    });
  });

  it('invents nothing for an empty profile', () => {
    const summary = professionalSummary(professional({ profile: null, city: null, state: null }), { tags: 'full' });
    expect(summary).toMatchObject({
      location: null,
      credential: null,
      bio: null,
      tags: [],
      verified: false,
      priceFrom: null,
    });
  });

  it('shows up to six services in the accountants directory', () => {
    const summary = professionalSummary(professional({ profile: profile({ services }) }), {
      directory: 'accountants',
      tags: 'full',
    });
    expect(summary.tags).toHaveLength(6);
  });

  it('shows four specialties and three client types of an advisor', () => {
    const own = profile({
      specialties: ['retirement-income', 'college-planning', 'equity-planning', 'charitable-giving', 'inheritance'],
      clientTypes: ['retirees', 'families', 'executives', 'physicians'],
    });
    const summary = professionalSummary(professional({ professions: ['advisor'], profile: own }), { tags: 'full' });
    expect(summary.href).toBe('/advisors/7');
    expect(summary.tags).toEqual([
      'Retirement Income',
      'College Planning',
      'Stock Options & RSUs',
      'Charitable Giving',
      'Retirees',
      'Families',
      'Corporate Executives',
    ]);
  });

  it('shows three services of a fractional CFO and since when they work', () => {
    const summary = professionalSummary(professional({ professions: ['cfo'], profile: profile({ services }) }), {
      tags: 'full',
    });
    expect(summary.tags).toHaveLength(3);
    expect(summary.credential).toBe('Since 2009');
  });
});
