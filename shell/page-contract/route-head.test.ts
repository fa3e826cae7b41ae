import { describe, expect, it } from 'vitest';
import { fillHead } from './route-head';

const head = {
  title: '{person.firstName} {person.lastName}',
  fallbackTitle: 'Not Found',
  description: '{person.bio}',
  canonical: '/accountant/{person.id}',
};

describe('fillHead', () => {
  it('fills templates from the data', () => {
    const filled = fillHead(head, { person: { id: 7, firstName: 'Ada', lastName: 'Lovell', bio: 'Books.' } });
    expect(filled).toMatchObject({
      title: 'Ada Lovell | Counterpart',
      description: 'Books.',
      canonical: '/accountant/7',
    });
  });

  it('falls back when a value is missing', () => {
    expect(fillHead(head, {})).toMatchObject({ title: 'Not Found | Counterpart', description: null, canonical: null });
  });

  it('cuts a long description at 160 characters', () => {
    const { description } = fillHead({ title: 'T', description: '{text}' }, { text: 'words '.repeat(100) });
    expect(description).toBe('words '.repeat(100).slice(0, 160));
    const { description: emoji } = fillHead({ title: 'T', description: '{text}' }, { text: '😀'.repeat(200) });
    expect(emoji).toBe('😀'.repeat(160));
  });
});
