import { describe, expect, it } from 'vitest';
import { validateContact, type ContactValues } from './contact-validation';

const valid: ContactValues = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '',
  subject: 'general',
  message: 'Ten chars.',
  website: '',
};

describe('the rules of the contact form', () => {
  it('finds nothing wrong at the limits', () => {
    expect(Object.values(validateContact(valid)).filter(Boolean)).toEqual([]);
  });

  it.each([
    [{ name: 'J' }, 'Name must be at least 2 characters.'],
    [{ name: ' J ' }, 'Name must be at least 2 characters.'],
    [{ name: 'J'.repeat(101) }, 'Name must be at most 100 characters.'],
    [{ email: 'jo' }, 'Please enter a valid email address.'],
    [{ email: '' }, 'Please enter a valid email address.'],
    [{ phone: '1'.repeat(41) }, 'Phone must be at most 40 characters.'],
    [{ subject: '' }, 'Please select a subject.'],
    [{ message: 'Too short' }, 'Message must be at least 10 characters.'],
    [{ message: 'a'.repeat(5001) }, 'Message must be at most 5000 characters.'],
  ] as const)('refuses %j', (changes, sentence) => {
    expect(Object.values(validateContact({ ...valid, ...changes })).filter(Boolean)).toEqual([sentence]);
  });
});
