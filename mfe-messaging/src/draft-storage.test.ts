// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createDraftStorage } from './draft-storage';

const { read: readDraft, write: writeDraft, forget: forgetDrafts, forgetOthers } = createDraftStorage('draft');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a draft belongs to one person and one conversation', () => {
  writeDraft(1, 7, 'half a sentence');
  expect(readDraft(1, 7)).toEqual({
    text: 'half a sentence',
    writtenAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  });
  expect(readDraft(1, 8)).toBeNull();
  expect(readDraft(2, 7)).toBeNull();
});

test('an emptied field leaves nothing behind', () => {
  writeDraft(1, 7, 'x');
  writeDraft(1, 7, '');
  expect(sessionStorage.length).toBe(0);
});

test('all drafts of a person end with the session, and no others', () => {
  writeDraft(1, 7, 'a');
  writeDraft(1, 8, 'b');
  writeDraft(12, 7, 'c');
  forgetDrafts(1);
  expect([readDraft(1, 7), readDraft(1, 8), readDraft(12, 7)?.text]).toEqual([null, null, 'c']);
});

test('the drafts of others are removed, those of another kind stay', () => {
  writeDraft(1, 7, 'a');
  writeDraft(2, 7, 'b');
  const other = createDraftStorage('contact-draft');
  other.write(2, 7, 'c');
  forgetOthers(1);
  expect([readDraft(1, 7)?.text, readDraft(2, 7), other.read(2, 7)?.text]).toEqual(['a', null, 'c']);
});

test('a full or closed storage is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeDraft(1, 7, 'x')).not.toThrow();
});
