import { describe, expect, it } from 'vitest';
import type { TaxonomyKind } from './taxonomy';
import { resolveTerm, slugOf, stateCode, stateName, taxonomy, termLabel } from './taxonomy';

const { screens } = taxonomy;

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
    for (const term of taxonomy.terms) expect(resolveTerm(term.kind, term.id)).toBe(term);
    expect(new Set(taxonomy.terms.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(taxonomy.terms.length);
  });

  it('every term resolves from its label, and aliases are slugs', () => {
    for (const term of taxonomy.terms) {
      expect(resolveTerm(term.kind, term.label)?.id).toBe(term.id);
      for (const alias of term.aliases) expect(slugOf(alias)).toBe(alias);
    }
  });
});

describe('screens', () => {
  it('show the counts the specification gives', () => {
    expect(screens.home.services).toHaveLength(6);
    expect(screens.home.industries).toHaveLength(6);
    expect(screens.search.services).toHaveLength(6);
    expect(screens.search.industries).toHaveLength(8);
    expect(screens.accountants.services).toHaveLength(5);
    expect(screens.accountants.specialties).toHaveLength(10);
    expect(screens.accountants.industries).toHaveLength(28);
    expect(screens.accountants.clientTypes).toHaveLength(10);
    expect(screens.advisors.services).toHaveLength(6);
    expect(screens.advisors.specialties).toHaveLength(11);
    expect(screens.advisors.clientTypes).toHaveLength(13);
    expect(screens.fractionalCfos.services).toHaveLength(11);
    expect(screens.fractionalCfos.specialties).toHaveLength(11);
    expect(screens.profileForm.services).toHaveLength(8);
    expect(screens.profileForm.specialties).toHaveLength(10);
  });

  it('offer only ids that the taxonomy knows, in the words of the specification', () => {
    const ids = (options: readonly { id: string }[]): string[] => options.map(({ id }) => id);
    const { home, search, accountants, advisors, fractionalCfos, profileForm } = screens;
    for (const screen of [home, search, accountants, advisors, fractionalCfos, profileForm]) {
      for (const [group, options] of Object.entries(screen)) {
        for (const id of ids(options))
          expect(
            taxonomy.terms.some((term) => term.id === id),
            `${group}: ${id}`,
          ).toBe(true);
      }
    }
    expect(accountants.industries.at(-1)?.label).toBe('Other (please specify)');
    expect(home.industries.find(({ id }) => id === 'restaurant')?.label).toBe('Hospitality');
  });

  it.each<[string, readonly { readonly label: string }[], string]>([
    [
      'home services',
      screens.home.services,
      'Tax Preparation, Bookkeeping, Fractional CFO, Financial Consulting, Accounting, Audit Services',
    ],
    [
      'home industries',
      screens.home.industries,
      'Technology, Retail, Real Estate, Healthcare, Hospitality, Construction',
    ],
    [
      'search services',
      screens.search.services,
      'Tax Preparation, Bookkeeping, Fractional CFO, Financial Consulting, Accounting, Financial Planning',
    ],
    [
      'search industries',
      screens.search.industries,
      'Technology, Retail, Real Estate, Healthcare, Restaurant/Hospitality, Manufacturing, Non-Profit, E-Commerce',
    ],
    [
      'accountant services',
      screens.accountants.services,
      'Tax Preparation, Bookkeeping, Advisory Services, Fractional CFO Services, Payroll Services',
    ],
    [
      'accountant specialties',
      screens.accountants.specialties,
      'Advisory Services, Bookkeeping, Business Formation, Forensic Accounting, Fractional CFO Services, International Tax Services, Mergers and Acquisitions, Payroll Services, Sales Tax, Tax Preparation',
    ],
    [
      'advisor services',
      screens.advisors.services,
      'Financial Planning, Investment Management, Retirement Planning, Estate Planning, Tax Strategy, Wealth Management',
    ],
    [
      'services of the profile form',
      screens.profileForm.services,
      'Tax Preparation, Bookkeeping, Accounting, Fractional CFO, Financial Consulting, Financial Planning, Payroll Services, Audit Services',
    ],
    [
      'specialties of the profile form',
      screens.profileForm.specialties,
      'Technology, Retail, Real Estate, Healthcare, Restaurant/Hospitality, Manufacturing, Non-Profit, E-Commerce, Construction, Professional Services',
    ],
  ])('show the %s in the words and the order of the specification', (_, options, labels) => {
    expect(options.map(({ label }) => label).join(', ')).toBe(labels);
  });

  it('show the client types of accountants in the words and the order of the specification', () => {
    expect(screens.accountants.clientTypes.map(({ label }) => label)).toEqual([
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
    expect(ids(screens.home.services)).toBe('tax bookkeeping cfo consulting accounting audit');
    expect(ids(screens.home.industries)).toBe('tech retail real-estate healthcare restaurant construction');
    expect(ids(screens.search.services)).toBe('tax bookkeeping cfo consulting accounting planning');
    expect(ids(screens.search.industries)).toBe(
      'tech retail real-estate healthcare restaurant manufacturing nonprofit ecommerce',
    );
    expect(ids(screens.profileForm.services)).toBe('tax bookkeeping accounting cfo consulting planning payroll audit');
    expect(ids(screens.profileForm.specialties)).toBe(
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
    expect(taxonomy.usStates).toHaveLength(51);
  });
});
