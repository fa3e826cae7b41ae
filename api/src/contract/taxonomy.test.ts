import { describe, expect, it } from 'vitest';
import { resolveTerm, slugOf } from './taxonomy';
import { aliasesOf } from './taxonomy-aliases';
import { termLabel } from './term-label';
import { accountantOptions } from './taxonomy-screens/accountants';
import { advisorOptions } from './taxonomy-screens/advisors';
import { fractionalCfoOptions } from './taxonomy-screens/fractional-cfos';
import { homeOptions } from './taxonomy-screens/home';
import { profileFormOptions } from './taxonomy-screens/profile-form';
import { searchOptions } from './taxonomy-screens/search';
import { taxonomyTerms, type TaxonomyKind } from './taxonomy-terms';
import { stateCode, stateName, usStates } from './us-states';

describe('resolving a spelling', () => {
  it.each<[TaxonomyKind, string, string]>([
    ['service', 'tax', 'tax'],
    ['service', 'Tax Preparation & Filing', 'tax'],
    ['service', 'tax-preparation', 'tax'],
    ['service', 'Payroll Management', 'payroll'],
    ['service', 'Advisory Services', 'consulting'],
    ['service', 'Fractional CFO Services', 'cfo'],
    ['service', 'M&A or Investment Preparation', 'ma-support'],
    ['industry', 'technology', 'tech'],
    ['industry', 'Hospitality', 'restaurant'],
    ['industry', 'Food & Beverage', 'restaurant'],
    ['industry', 'e-commerce', 'ecommerce'],
    ['industry', 'non-profit', 'nonprofit'],
    ['industry', 'professional-services', 'professional'],
    ['industry', 'realestate', 'real-estate'],
    ['clientType', 'Equity Compensation (RSUs, Stock Options)', 'equity-compensation'],
    ['clientType', 'small-business', 'smb-owner'],
  ])('%s %s is %s', (kind, spelling, id) => {
    expect(resolveTerm(kind, spelling)?.id).toBe(id);
  });

  it('takes the term of another kind when the asked one knows none, and knows nothing about nonsense', () => {
    expect(resolveTerm('service', 'restaurant')).toMatchObject({ kind: 'industry', id: 'restaurant' });
    expect(resolveTerm('specialty', 'Bookkeeping')).toMatchObject({ kind: 'service', id: 'bookkeeping' });
    expect(resolveTerm('service', 'juggling')).toBeUndefined();
    expect(termLabel('service', 'juggling')).toBe('juggling');
  });

  it('no alias hides the id of another term of its kind, and no id is there twice', () => {
    for (const term of taxonomyTerms) expect(resolveTerm(term.kind, term.id)).toBe(term);
    expect(new Set(taxonomyTerms.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(taxonomyTerms.length);
  });

  it('every term resolves from its label, and aliases are slugs', () => {
    for (const term of taxonomyTerms) {
      expect(resolveTerm(term.kind, term.label)?.id).toBe(term.id);
      for (const alias of aliasesOf(term)) expect(slugOf(alias)).toBe(alias);
    }
  });
});

describe('screens', () => {
  it('show the counts the specification gives', () => {
    expect(homeOptions.services).toHaveLength(6);
    expect(homeOptions.industries).toHaveLength(6);
    expect(searchOptions.services).toHaveLength(6);
    expect(searchOptions.industries).toHaveLength(8);
    expect(accountantOptions.services).toHaveLength(5);
    expect(accountantOptions.specialties).toHaveLength(10);
    expect(accountantOptions.industries).toHaveLength(28);
    expect(accountantOptions.clientTypes).toHaveLength(10);
    expect(advisorOptions.services).toHaveLength(6);
    expect(advisorOptions.specialties).toHaveLength(11);
    expect(advisorOptions.clientTypes).toHaveLength(13);
    expect(fractionalCfoOptions.services).toHaveLength(11);
    expect(fractionalCfoOptions.specialties).toHaveLength(11);
    expect(profileFormOptions.services).toHaveLength(8);
    expect(profileFormOptions.specialties).toHaveLength(10);
  });

  it('offer only ids that the taxonomy knows, in the words of the specification', () => {
    const ids = (options: readonly { id: string }[]): string[] => options.map(({ id }) => id);
    const screens = {
      homeOptions,
      searchOptions,
      accountantOptions,
      advisorOptions,
      fractionalCfoOptions,
      profileFormOptions,
    };
    for (const screen of Object.values(screens)) {
      for (const [group, options] of Object.entries(screen)) {
        for (const id of ids(options))
          expect(
            taxonomyTerms.some((term) => term.id === id),
            `${group}: ${id}`,
          ).toBe(true);
      }
    }
    expect(accountantOptions.industries.at(-1)?.label).toBe('Other (please specify)');
    expect(homeOptions.industries.find(({ id }) => id === 'restaurant')?.label).toBe('Hospitality');
  });

  it.each<[string, readonly { readonly label: string }[], string]>([
    [
      'home services',
      homeOptions.services,
      'Tax Preparation, Bookkeeping, Fractional CFO, Financial Consulting, Accounting, Audit Services',
    ],
    [
      'home industries',
      homeOptions.industries,
      'Technology, Retail, Real Estate, Healthcare, Hospitality, Construction',
    ],
    [
      'search services',
      searchOptions.services,
      'Tax Preparation, Bookkeeping, Fractional CFO, Financial Consulting, Accounting, Financial Planning',
    ],
    [
      'search industries',
      searchOptions.industries,
      'Technology, Retail, Real Estate, Healthcare, Restaurant/Hospitality, Manufacturing, Non-Profit, E-Commerce',
    ],
    [
      'accountant services',
      accountantOptions.services,
      'Tax Preparation, Bookkeeping, Advisory Services, Fractional CFO Services, Payroll Services',
    ],
    [
      'accountant specialties',
      accountantOptions.specialties,
      'Advisory Services, Bookkeeping, Business Formation, Forensic Accounting, Fractional CFO Services, International Tax Services, Mergers and Acquisitions, Payroll Services, Sales Tax, Tax Preparation',
    ],
    [
      'advisor services',
      advisorOptions.services,
      'Financial Planning, Investment Management, Retirement Planning, Estate Planning, Tax Strategy, Wealth Management',
    ],
    [
      'services of the profile form',
      profileFormOptions.services,
      'Tax Preparation, Bookkeeping, Accounting, Fractional CFO, Financial Consulting, Financial Planning, Payroll Services, Audit Services',
    ],
    [
      'specialties of the profile form',
      profileFormOptions.specialties,
      'Technology, Retail, Real Estate, Healthcare, Restaurant/Hospitality, Manufacturing, Non-Profit, E-Commerce, Construction, Professional Services',
    ],
  ])('show the %s in the words and the order of the specification', (_, options, labels) => {
    expect(options.map(({ label }) => label).join(', ')).toBe(labels);
  });

  it('show the client types of accountants in the words and the order of the specification', () => {
    expect(accountantOptions.clientTypes.map(({ label }) => label)).toEqual([
      'E-commerce Businesses',
      'Crypto Investors',
      'Solopreneurs',
      'SMB Owner',
      'High Net Worth Individuals',
      'Real Estate Investors',
      'VC Backed',
      'Ultra High Net Worth Individuals',
      'Digital Nomads',
      'Equity Compensation (RSUs, Stock Options)',
    ]);
  });

  it('send the specified ids', () => {
    const ids = (options: readonly { readonly id: string }[]): string => options.map(({ id }) => id).join(' ');
    expect(ids(homeOptions.services)).toBe('tax bookkeeping cfo consulting accounting audit');
    expect(ids(homeOptions.industries)).toBe('tech retail real-estate healthcare restaurant construction');
    expect(ids(searchOptions.services)).toBe('tax bookkeeping cfo consulting accounting planning');
    expect(ids(searchOptions.industries)).toBe(
      'tech retail real-estate healthcare restaurant manufacturing nonprofit ecommerce',
    );
    expect(ids(profileFormOptions.services)).toBe('tax bookkeeping accounting cfo consulting planning payroll audit');
    expect(ids(profileFormOptions.specialties)).toBe(
      'tech retail real-estate healthcare restaurant manufacturing nonprofit ecommerce construction professional',
    );
  });
});

describe('states', () => {
  it('are known by name and code in any capitals', () => {
    expect(stateCode(' texas ')).toBe('TX');
    expect(stateCode('ny')).toBe('NY');
    expect(stateCode('New   York')).toBe('NY');
    expect(stateCode('Austin')).toBeNull();
    expect(stateName('tx')).toBe('Texas');
    expect(usStates).toHaveLength(51);
  });
});
