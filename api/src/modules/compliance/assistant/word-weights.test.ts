import { describe, expect, it } from 'vitest';
import { demoGuides } from '../../../../db/demo/guides';
import { guideChoiceWeights } from './guide-choice-weights';
import { indexGuide } from './indexed-guide';
import { presenceOf, questionWords } from './question-words';
import { termsOf } from './terms';
import { honeyGuide } from './testing/honey-guide';
import {
  columnsIn,
  noWordWeights,
  parseWordWeights,
  storedWordWeights,
  wordsFor,
  wordsForNone,
  type WordWeights,
} from './word-weights';

const honey = (summary: string) => honeyGuide('Honey Labels', summary, ['What do I write on the jar?']);
const guide = honey('The wax is clean. It goes to the inspector.');
const asked = (question: string) => questionWords(question, termsOf(question));

describe('the words of a question', () => {
  it('are its terms, and its words and pairs of words as they are written', () =>
    expect(asked('How much is the wax, how much?')).toEqual({
      terms: ['wax'],
      phrases: expect.arrayContaining(['how', 'much', 'how much', 'the wax', 'wax how']) as string[],
    }));

  it.each([
    ['jar', 'asked'],
    ['label', 'asked'],
    ['inspector', 'said'],
    ['parrots', 'missing'],
  ] as const)('%s is %s in a guide', (word, presence) =>
    expect(presenceOf(termsOf(word)[0] ?? '', guide)).toBe(presence),
  );
});

describe('weights of words', () => {
  const blank = noWordWeights(['wax', 'parrot'], ['how', 'how much']);
  const weights: WordWeights = {
    ...blank,
    unit: 0.5,
    presences: { ...blank.presences, said: Int8Array.of(2, 0), missing: Int8Array.of(0, -4) },
    none: Int8Array.of(0, 3),
    guides: new Map([['honey', { digest: guide.digest, weights: Int8Array.of(6, 0, 0, 0) }]]),
  };

  const columns = (question: string) => columnsIn(asked(question), weights);

  it('count by where the guide has a term, and what was learned of the guide', () => {
    expect(wordsFor(guide, columns('which wax'), weights)).toBe(0.5 * (2 + 6));
    expect(wordsFor(guide, columns('which parrot'), weights)).toBe(0.5 * -4);
  });

  it('of one guide hold as long as it says the same', () =>
    expect(wordsFor(honey('The wax is white.'), columns('which wax'), weights)).toBe(0.5 * 2));

  it('count for none by how something is asked', () => {
    expect(wordsForNone(columns('how much is a parrot'), weights)).toBe(0.5 * 3);
    expect(wordsForNone(columns('a parrot'), weights)).toBe(0);
  });

  it('are the same when they were stored', () => {
    const { terms, phrases, ...stored } = parseWordWeights(storedWordWeights(weights));
    expect({ ...stored, terms: [...terms], phrases: [...phrases] }).toEqual({
      ...weights,
      terms: [...weights.terms],
      phrases: [...weights.phrases],
    });
  });

  it('are learned of every guide as it is now; if not: npm run eval:compliance -- --fit', () => {
    const { guides } = guideChoiceWeights.words;
    const stale = demoGuides.filter((demo) => guides.get(demo.slug)?.digest !== indexGuide(demo).digest);
    expect(stale.map(({ slug }) => slug)).toEqual([]);
  });
});
