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
        for (const id of ids(options)) expect(taxonomy.terms.some((term) => term.id === id), `${group}: ${id}`).toBe(true);
      }
    }
    expect(accountants.industries.at(-1)?.label).toBe('Other (please specify)');
    expect(home.industries.find(({ id }) => id === 'restaurant')?.label).toBe('Hospitality');
    expect(accountants.services.map(({ label }) => label)).toEqual(['Tax Preparation', 'Bookkeeping', 'Advisory Services', 'Fractional CFO Services', 'Payroll Services']);
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
