// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { analysis } from '../../../testing/fixtures';
import { createBrowserSavedAnalyses, savedAnalysesKey } from './browser-saved-analyses';
import { savedAnalysesMax, type SavedAnalysis } from './saved-analyses';

afterEach(() => localStorage.clear());

const { document: pages, ...content } = analysis();
const saved = (id: string, values: Partial<SavedAnalysis> = {}): SavedAnalysis => ({
  id,
  title: `${id}.pdf`,
  fileName: `${id}.pdf`,
  industry: 'retail',
  analysis: content,
  savedAt: '2026-11-22T09:00:00.000Z',
  ...values,
});
const ids = () =>
  createBrowserSavedAnalyses()
    .read()
    .map(({ id }) => id);

test('a stored value that is no analysis is left out when read', () => {
  const noPoints = saved('cut', { analysis: { ...content, points: {} as never } });
  const oddKind = saved('odd', {
    analysis: { ...content, findings: [{ ...content.findings[0], kind: 'x' } as never] },
  });
  const oddDate = saved('date', { analysis: { ...content, findings: [{ ...content.findings[0]!, date: 'soon' }] } });
  localStorage.setItem(savedAnalysesKey, JSON.stringify([noPoints, oddKind, oddDate, null, saved('good')]));
  expect(ids()).toEqual(['good']);
});

test('one more than the most is refused', async () => {
  const full = Array.from({ length: savedAnalysesMax }, (_, number) => saved(String(number)));
  localStorage.setItem(savedAnalysesKey, JSON.stringify(full));
  expect(await createBrowserSavedAnalyses().add(saved('more'))).toBe('full');
  expect(ids()).toHaveLength(savedAnalysesMax);
});
