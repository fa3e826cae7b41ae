import { describe, expect, it } from 'vitest';
import { focusOf } from './focus';

describe('what a question asks', () => {
  it.each([
    ['My rent is high, who pays the repairs?', ' who pays the repairs'],
    ['which bank opens an account when the owner lives abroad', 'which bank opens an account'],
    ['we hired her in May. when is the form due', 'when is the form due'],
  ])('%s', (question, asked) => expect(focusOf(question)).toBe(asked));

  it('is empty where nothing has the form of a question', () => expect(focusOf('lost my job')).toBe(''));
});
