import { describe, expect, it } from 'vitest';
import { demoGuides } from '../../../../db/demo/guides';
import { refusalOf } from './assess-question';
import { PassageIndex } from './retrieve-passages';

const question = 'what is the minimum wage for a waiter';
const wageGuide = {
  ...demoGuides[0],
  slug: 'minimum-wage',
  title: 'The Minimum Wage',
  summary: 'The minimum wage is the lowest hourly pay. For a waiter with tips it is lower.',
  questions: ['What is the lowest hourly wage that I can pay a waiter?'],
} as (typeof demoGuides)[number];

describe('what people ask that no guide answers', () => {
  it('is refused', () => {
    const index = new PassageIndex(demoGuides);
    expect(refusalOf(question, index.search(question), 2026)).toBe('not-covered');
  });

  it('is answered as soon as a guide does', () => {
    const retrieval = new PassageIndex([...demoGuides, wageGuide]).search(question);
    expect(refusalOf(question, retrieval, 2026)).toBeNull();
    expect(retrieval.best?.guide.slug).toBe('minimum-wage');
  });
});
