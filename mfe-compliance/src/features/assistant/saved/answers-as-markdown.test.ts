import { dateText } from '@counterpart/api/contract';
import type { WriteDate } from '@counterpart/shell/sdk';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/fixtures';
import { answersAsMarkdown } from './answers-as-markdown';

const saved = {
  id: 'a',
  title: 'Sales tax [draft]',
  question: 'Who collects?',
  response: answer(),
  savedAt: '2026-11-22T05:00:00.000Z',
};
const written: WriteDate = (moment, style) => dateText(moment, style, 'America/Juneau');
const markdown = answersAsMarkdown([saved], written, 'https://counterpart.test');

test('an answer carries its sections, its sources as links and its passages', () => {
  expect(markdown).toContain('## Sales tax \\[draft\\]\n\nQuestion: Who collects?');
  expect(markdown).toContain('_Saved on Nov 21, 2026 · Answered from our guides_');
  expect(markdown).toContain('A state can require a seller to collect its sales tax. [1]');
  expect(markdown).toContain('### What to do\n\n- Export sales by state. [2]\n- Compare each with its threshold. [2]');
  expect(markdown).toContain('- [Sales Tax Nexus](<https://counterpart.test/compliance/sales-tax-nexus>): Our guide');
  expect(markdown).toContain('> Export sales by state.\n> Compare each with its threshold.');
});

test('a source that would run a script is no link, and no text is markup', () => {
  const hostile = answer({
    answer: '<img src=x onerror=alert(1)> [here](javascript:alert(1))',
    sources: [{ title: 'Law', url: 'javascript:alert(1)', description: '' }],
  });
  const text = answersAsMarkdown([{ ...saved, response: hostile }], written, 'https://counterpart.test');
  expect(text).toContain('\\<img src=x onerror=alert(1)\\> \\[here\\](javascript:alert(1))');
  expect(text).toContain('- Law: ');
  expect(text).not.toContain('](<javascript:');
});
