import { expect, it } from 'vitest';
import { rescueChanges, rescueText } from './rescue-options';

const counts = { total: 12, totalIsCapped: false };

it('says what is loosened and drops it', () => {
  expect(rescueText({ without: ['place'], ...counts })).toBe('Any location: 12 found');
  expect(rescueText({ without: ['services', 'words'], ...counts })).toBe('Any service, without the keywords: 12 found');
  expect(rescueText({ without: ['place'], total: 1000, totalIsCapped: true })).toBe('Any location: 1,000+ found');
  expect(rescueChanges({ without: ['services', 'place'], ...counts })).toEqual({ services: [], city: '', state: '' });
});
