import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build/workspaces';
import { journeysOf } from './changed';
import { journeysThrough } from './journeys';

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
const specs = tracked('shell/e2e/**/*.spec.ts').map((file) => basename(file));

describe('journeys that a change asks for', () => {
  it('are the main job for any change of the product', () => {
    expect(journeysOf(['shell/README.md'])).toEqual(['main-job.spec.ts']);
  });

  it('are those through the parts that changed', () => {
    expect(journeysOf(['api/src/modules/directory/quiz/quiz.service.ts'])).toEqual([
      'main-job.spec.ts',
      'quiz.spec.ts',
    ]);
    expect(journeysOf(['mfe-messaging/src/remote.tsx'])).toContain('messages.spec.ts');
  });

  it('are the changed ones beside it, each once', () => {
    expect(journeysOf(['shell/e2e/marketplace/quiz.spec.ts', 'shell/e2e/marketplace/main-job.spec.ts'])).toEqual([
      'main-job.spec.ts',
      'quiz.spec.ts',
    ]);
  });

  it('are none for words about the product', () => {
    expect(journeysOf(['README.md', 'CONTRIBUTING.md'])).toEqual([]);
  });

  it('are there for every area and every module of the API', () => {
    const files = tracked('mfe-*/src/*', 'api/src/modules/*/*').filter((file) => !file.endsWith('.test.ts'));
    expect(files.filter((file) => journeysThrough(file).length === 0)).toEqual([]);
  });

  it('are all that there are, each by some part', () => {
    const folders = new Set(tracked('api', 'shell', 'design-system', 'mfe-*'));
    const reached = new Set(['main-job.spec.ts', ...[...folders].flatMap(journeysThrough)]);
    expect(specs.filter((name) => !reached.has(name))).toEqual([]);
    expect([...reached].filter((name) => !specs.includes(name))).toEqual([]);
  });
});
