import type { DemoPost } from '../demo-post';

export const yearEndChecklist: DemoPost = {
  slug: 'year-end-checklist-for-owners',
  author: 'Hannah Lindqvist',
  title: 'The Owner’s Year-End Checklist',
  excerpt: 'Twelve things that can still change your tax bill in December, and five that people think can but cannot.',
  category: 'tax-strategies',
  tags: ['year-end', 'retirement plans', 'depreciation'],
  publishedDaysAgo: null,
  content: `By January most tax decisions have been made for you. In November and December there is still room. Work through this list with your accountant while there is time to act on it.

## Money in and money out

1. **Close October first.** No plan is better than the numbers under it. Reconcile the bank accounts and chase unpaid invoices.
2. **Project the year.** Profit to date plus an honest guess for the remaining weeks. Do the same for next year, because moving income only helps if next year's rate is no higher.
3. **Decide when to invoice.** On the cash method, an invoice that is paid in January is January's income. Do not hold back a payment that has already reached you; that does not work.
4. **Pay what you owe.** Bills for services already received, bonuses, and employer contributions are deductible when paid by a cash-method business.

## Things

5. **Equipment must be in service.** Ordering a machine is not enough: it has to be set up and ready by December 31.
6. **Check the state.** Several states do not follow the federal depreciation rules, so the saving may be smaller than it looks.
7. **Count the inventory.** Shrinkage that nobody counted is profit that nobody earned.

## People

8. **Look at the owner's wage** in an S corporation. Too low is a risk; too high wastes payroll tax.
9. **Collect Form W-9** from every contractor before the last payment. It is much harder afterwards.
10. **Check employee benefits on the W-2,** including health insurance for shareholders.

## Retirement

11. **Choose the plan.** A solo 401(k) has to be set up on time for employee deferrals; a SEP can be opened until the extended due date of the return. The right one depends on your wage and on whether you have employees.
12. **Decide on a Roth conversion** while you can still estimate your bracket. A conversion cannot be undone.

## What cannot be fixed in December

- Mileage without a log. Start one on January 1 and mean it.
- A home office that also serves as the guest room.
- Wages to your child for work that was not done or at a pay no stranger would get.
- Buying something you do not need. Spending a dollar to save thirty cents leaves you seventy cents poorer.
- A missed estimated payment. You can still limit the interest by paying now.

## Then write it down

Keep a single page: what you decided, why, and the amounts. In April you will not remember, and your accountant will thank you. Better yet, make the meeting in November a standing one. The most valuable tax advice is rarely clever, but it is nearly always early.

This page is a draft: before it is published, the retirement limits of the coming year have to be added.`,
};
