import type { DemoPost } from './demo-post';

/** Posts of the category Tax Strategies. */
export const taxPosts: readonly DemoPost[] = [
  {
    slug: 'estimated-taxes-without-the-guesswork',
    title: 'Estimated Taxes Without the Guesswork',
    excerpt:
      'Four dates, two safe harbours and one habit. How to pay the right amount on time when nobody withholds it for you.',
    category: 'tax-strategies',
    tags: ['estimated taxes', 'self-employed', 'cash flow'],
    publishedDaysAgo: 3,
    content: `If you work for yourself, nobody takes tax out of your pay. The government still wants it during the year, not in one lump in April. That is what estimated payments are for, and most of the trouble people have with them comes from guessing.

## The four dates

Federal estimated payments are due on **15 April, 15 June, 15 September and 15 January**. They are not three months apart, which is why the June one catches so many people. When a date falls on a weekend or a holiday, it moves to the next working day. Most states use the same dates, some do not.

## You do not have to be right, only safe

There is no penalty if you meet one of the safe harbours, whatever you end up owing:

- you paid at least **90 %** of this year's tax, or
- you paid **100 %** of last year's tax, or **110 %** if last year's adjusted gross income was above $150,000, or
- you owe less than **$1,000** after withholding and credits.

The second one is the gift. You know last year's tax to the dollar. Divide it by four, pay that on each date, and a surprisingly good year cannot produce a penalty. You will still owe the difference in April, so put it aside, but it will not cost you anything extra.

## When income is uneven

A landscaper earns in summer, a toy shop in December. If you pay equal quarters, you lend money to the government in your slow season. The annualised income method lets you pay in step with what you actually earned by each date. It takes a form (Schedule AI of Form 2210) and decent books, but for seasonal businesses it often frees a month of payroll.

## A habit that works

1. Open a second savings account and call it *Tax*.
2. Every time a customer pays you, move a fixed share there on the same day. For many sole proprietors 25 to 30 percent is about right; your own rate comes out of last year's return.
3. On each due date, pay from that account and note the confirmation number.
4. In September, compare the year so far with last year. If you are far ahead, move more.

## Do not forget the other half

Self-employment tax is 15.3 % on most net earnings up to the Social Security wage base, and the Medicare part goes on above it. People who compare their rate with that of an employed friend forget that the employer pays half. Estimated payments cover income tax *and* self-employment tax together.

## When to ask somebody

Ask a professional when you cross one of these lines: your income doubles, you move to another state, you sell something large, or you start paying yourself wages from a corporation. Each changes the calculation, and an hour in autumn costs less than a penalty in spring. A good preparer will give you a number, a date and a reason, and you should expect all three.`,
  },
  {
    slug: 's-corporation-or-not-a-plain-comparison',
    title: 'S Corporation or Not? A Plain Comparison',
    excerpt: 'The savings are real, and so are the costs. A worked example shows where the line usually runs.',
    category: 'tax-strategies',
    tags: ['s corporation', 'llc', 'payroll'],
    publishedDaysAgo: 17,
    content: `Somebody at a barbecue has told you to become an S corporation. They may be right. It is one of the few tax decisions where the arithmetic is easy and the paperwork is not, so let us look at both.

## What changes

As a sole proprietor or a single-member LLC, all of your net profit is subject to self-employment tax of 15.3 %, up to the Social Security wage base, and 2.9 % above it. When the business elects to be taxed as an S corporation, you become an employee of it. Your **wages** carry payroll taxes. What remains after wages is a **distribution**, which carries income tax but no payroll tax.

## A worked example

Take a consultant with $120,000 of profit.

| | Sole proprietor | S corporation |
| --- | --- | --- |
| Subject to payroll or self-employment tax | about $110,800 | wages of $70,000 |
| That tax | about $17,000 | about $10,700 |
| Payroll service, extra return, state fees | none | about $2,500 |
| **Rough saving** | | **about $3,800** |

The figure shrinks quickly with lower profits. At $60,000 of profit and a sensible wage, the saving is often smaller than the cost of getting it. A common rule of thumb puts the line somewhere between $70,000 and $90,000 of steady profit, but the wage that your work deserves matters more than any rule.

## Reasonable pay is not a suggestion

The wage has to be what you would pay somebody else for the work you do. The IRS and the courts look at training, hours, duties and what comparable jobs pay. A wage of $12,000 on $200,000 of profit is an invitation. Write down how you arrived at your number, with two or three sources, and keep the note with the tax file.

## Costs that the barbecue did not mention

- Payroll has to run, with quarterly and annual filings, even for one person.
- A separate return, Form 1120-S, is due on 15 March. Late filing costs a penalty for each owner and month.
- Some states charge a franchise tax or a minimum fee. California takes 1.5 % of net income, at least $800. New York City does not recognise the election at all.
- Health insurance and retirement contributions work differently and depend on your wage.
- Losses and loans need basis tracking. Nobody enjoys this and nobody may skip it.

## And the deduction for qualified business income

Wages you pay yourself are not qualified business income, so a higher salary reduces that deduction. Above certain income levels, on the other hand, wages are required to get it. The two effects pull in opposite directions, which is why a spreadsheet beats a rule here.

## A sensible order

Decide on three things first: Is the profit steady? Does your state play along? Will you really run payroll every month? If all three answers are yes, ask an accountant to compute both versions with your figures, side by side. If the difference is under $2,000, wait a year. The election can be made later; undoing it is harder.`,
  },
  {
    slug: 'year-end-checklist-for-owners',
    title: 'The Owner’s Year-End Checklist',
    excerpt:
      'Twelve things that can still change your tax bill in December, and five that people think can but cannot.',
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

5. **Equipment must be in service.** Ordering a machine is not enough: it has to be set up and ready by 31 December.
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

- Mileage without a log. Start one on 1 January and mean it.
- A home office that also serves as the guest room.
- Wages to your child for work that was not done or at a pay no stranger would get.
- Buying something you do not need. Spending a dollar to save thirty cents leaves you seventy cents poorer.
- A missed estimated payment. You can still limit the interest by paying now.

## Then write it down

Keep a single page: what you decided, why, and the amounts. In April you will not remember, and your accountant will thank you. Better yet, make the meeting in November a standing one. The most valuable tax advice is rarely clever, but it is nearly always early.

This page is a draft: before it is published, the retirement limits of the coming year have to be added.`,
  },
];
