import { expect, it } from 'vitest';
import { invoiceFacts } from './invoice-html';
import { Invoice } from './invoice.model';

it('dates an invoice on the clock that it names', () => {
  const [periodStart, periodEnd] = [new Date('2027-03-31T03:30:00Z'), new Date('2027-05-01T03:30:00Z')];
  const facts = invoiceFacts(
    Object.assign(new Invoice(), {
      ...{ number: 12, status: 'paid', refundedCents: 0, billedName: 'Maya', billedEmail: 'm@example.com' },
      ...{ issuedAt: periodStart, paidAt: periodStart, periodStart, periodEnd },
    } as const),
  );
  expect(Object.fromEntries(facts)).toMatchObject({
    Issued: 'March 30, 2027',
    Period: 'March 30, 2027 to April 30, 2027',
    Status: 'Paid on March 30, 2027',
    Dates: 'Eastern Time',
  });
});
