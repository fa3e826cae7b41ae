import { expect, it } from 'vitest';
import { askedSpecialty } from './asked-specialty';

it.each([
  ['Sales Tax Nexus After Wayfair', 'sales-tax'],
  ['Form 1099-DA: Sales of Crypto and Other Digital Assets', 'crypto-tax'],
  ['Foreign Accounts: FBAR and FATCA (Form 8938)', 'international-tax'],
  ['Nonprofits: Form 990 and the Single Audit', 'nonprofit-accounting'],
  ['S Corporations: Election and Reasonable Pay', 'business-formation'],
  ['Federal Payroll Tax Deposits and Form 941', undefined],
])('%s is about %s', (title, id) => {
  expect(askedSpecialty(title)?.id).toBe(id);
});

it('goes by the guide before the question', () => {
  expect(askedSpecialty('Sales Tax Nexus After Wayfair', 'Do I owe it when customers pay in bitcoin?')?.id).toBe(
    'sales-tax',
  );
  expect(askedSpecialty('', 'How is bitcoin taxed?')?.id).toBe('crypto-tax');
});
