import { describe, expect, it } from 'vitest';
import { journeysOf } from './changed';

describe('journeys that a change asks for', () => {
  it('are the main job for any change of the product', () => {
    expect(journeysOf(['api/src/modules/quiz/quiz.service.ts'])).toEqual(['main-job.spec.ts']);
  });

  it('are the changed ones beside it, each once', () => {
    expect(journeysOf(['shell/e2e/quiz.spec.ts', 'shell/e2e/main-job.spec.ts'])).toEqual([
      'main-job.spec.ts',
      'quiz.spec.ts',
    ]);
  });

  it('are none for words about the product', () => {
    expect(journeysOf(['README.md', 'CONTRIBUTING.md'])).toEqual([]);
  });
});
