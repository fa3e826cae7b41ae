import { describe, expect, it } from 'vitest';
import { evidenceFor, scopeOf } from './evidence';
import { indexGuide } from './indexed-guide';
import { jurisdictionsIn } from './jurisdictions';
import { termsOf } from './terms';

const guide = (title: string, summary: string, questions: readonly string[] = []) =>
  indexGuide({
    slug: 'honey',
    title,
    summary,
    industriesImpacted: [],
    businessApplication: 'Sellers keep labels.',
    complianceChecklist: ['Register the hives.'],
    jurisdiction: 'state',
    serviceTypes: [],
    officialSourceUrl: null,
    questions,
  });
const honey = guide('Honey Labels', 'Form BEE-7 goes to the hive inspector. It names the beekeeper.', [
  'What do I write on the jar?',
]);
const counts = (guides: number) => ({ guides, inGuides: (term: string) => (honey.terms.has(term) ? 1 : 0) });
const evidence = (question: string, guides = 20) =>
  evidenceFor(honey, { terms: termsOf(question), named: jurisdictionsIn(question) }, 1, counts(guides));

describe('what speaks for a guide', () => {
  it('does not shrink with what else a story tells', () => {
    const short = evidence('hive inspector?');
    const long = evidence('my cousin from the choir and her parrot met the hive inspector');
    expect(long.sentence).toBe(short.sentence);
    expect(long.share).toBeLessThan(short.share);
  });

  it('does not grow with the number of guides', () =>
    expect(evidence('hive inspector', 2).sentence).toBeCloseTo(evidence('hive inspector', 200).sentence));

  it('is a question that people ask, too', () => {
    expect(evidence('what to write on a jar').question).toBeGreaterThan(0);
    expect(evidence('what to write on a jar').sentence).toBe(0);
  });

  it('is neighboring terms, and names of forms', () => {
    expect(evidence('hive inspector').pairs).toBeGreaterThan(evidence('inspector of a hive and a label').pairs);
    expect(evidence('where does BEE-7 go').names).toBeGreaterThan(0);
    expect(evidence('where does the hive go').names).toBe(0);
  });

  it('is nothing where the question says nothing', () =>
    expect(evidence('what is it?')).toMatchObject({ sentence: 0, question: 0, share: 0, pairs: 0, names: 0 }));
});

describe('where a guide holds', () => {
  const ofTexas = guide('Honey in Texas', 'Not as in Maine.');
  it.each([
    ['honey in texas', ofTexas, 'here'],
    ['honey in dallas', ofTexas, 'here'],
    ['honey in maine', ofTexas, 'here'],
    ['honey in ohio', ofTexas, 'elsewhere'],
    ['honey', ofTexas, 'unsaid'],
    ['honey in ohio', honey, 'state'],
    ['honey in france', honey, 'abroad'],
    ['honey', honey, 'general'],
  ] as const)('%s', (question, indexed, scope) => expect(scopeOf(indexed, jurisdictionsIn(question))).toBe(scope));
});
