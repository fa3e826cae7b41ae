import type { DemoPost } from '../demo-post';

export const sCorporation: DemoPost = {
  slug: 's-corporation-or-not-a-plain-comparison',
  author: 'Terrence Boateng',
  title: 'S Corporation or Not? A Plain Comparison',
  excerpt: 'The savings are real, and so are the costs. A worked example shows where the line usually runs.',
  category: 'tax-strategies',
  tags: ['s corporation', 'llc', 'payroll'],
  publishedDaysAgo: 17,
  content: `Somebody at a barbecue has told you to become an S corporation. They may even be right. It's one of the few tax decisions where the arithmetic is easy and the paperwork is not, so let's do both before the burgers get cold.

## First, what it isn't

An S corporation is not a kind of company. It is a tax election. Your LLC stays an LLC at the state; you file [Form 2553](https://www.irs.gov/forms-pubs/about-form-2553) and the IRS taxes it under Subchapter S from then on. To have it apply for the whole year, file within the first two months and 15 days of that year, or at any time in the year before. There is a procedure for late elections with a reasonable cause, which the form's instructions explain. It is more forgiving than its reputation, and I still don't recommend planning on it.

Not everyone qualifies. At most 100 shareholders, one class of stock, and no shareholders that are partnerships, corporations or nonresident aliens. For a solo consultant those are non-issues. For a startup that expects venture money, they end the conversation.

## What changes

As a sole proprietor or a single-member LLC, you pay self-employment tax on your profit: 15.3% up to the Social Security wage base and 2.9% above it, figured on 92.35% of net earnings. When the election is in place, you become an employee of your own business. Your **wages** carry payroll taxes. What is left after wages passes through to you, and you can take it out as a **distribution**. That part carries income tax but no payroll tax.

That's the whole trick. Everything else is the price of admission.

## A worked example

Take a consultant with $120,000 of profit before paying herself, and a reasonable wage of $70,000.

| | Sole proprietor | S corporation |
| --- | ---: | ---: |
| Subject to payroll or self-employment tax | about $110,800 | $70,000 |
| That tax, both halves | about $17,000 | about $10,700 |
| Payroll service, extra return, state fees | none | about $2,500 |
| **Rough saving before income tax effects** | | **about $3,800** |

The $2,500 is my own clients' typical cost, not a law of nature; get quotes. The figure also shrinks quickly with lower profits. At $60,000 of profit and a sensible wage, the saving is often smaller than the cost of getting it.

## Reasonable pay is not a suggestion

The wage has to be what you would pay someone else to do what you do. The IRS says so in plain words on its page about [S corporation compensation](https://www.irs.gov/businesses/small-businesses-self-employed/s-corporation-compensation-and-medical-insurance-issues): corporate officers are employees, and distributions can be reclassified as wages when the pay isn't reasonable. Courts have looked at training, duties, hours, what comparable businesses pay, and the company's dividend history.

A wage of $12,000 on $200,000 of profit is an invitation. The well-known case here is *Watson v. United States*, decided by the Eighth Circuit in 2012: an accountant, of all people, who paid himself $24,000 and lost.

Do this instead. Pull two or three sources for what your work pays in your area. The Bureau of Labor Statistics publishes [wages by occupation and metro area](https://www.bls.gov/oes/), free. Write down how you got to your number, one page, and keep it with the tax file. You're not trying to find the lowest wage nobody will question. You're trying to have an answer ready.

## Costs the barbecue did not mention

- **Payroll, really.** Federal deposits, quarterly Forms 941, an annual Form 940, a W-2 for yourself, and the state's versions of all of it. Even for one person.
- **A separate return.** Form 1120-S is due on the 15th day of the third month after the year ends: March 15 for a calendar year. The late-filing penalty is charged per shareholder, per month, and it applies even when the return shows no tax.
- **State surprises.** California taxes an S corporation's net income at 1.5% with an $800 minimum; see the [Franchise Tax Board](https://www.ftb.ca.gov/file/business/types/corporations/s-corporations.html). New York City doesn't recognize the election and taxes the corporation as a corporation. Ask about your state before you ask about anything else.
- **Health insurance.** For an owner of more than 2%, premiums have to run through the W-2 the right way to be deductible. Many don't.
- **Basis.** Losses, loans and distributions need basis tracking, on [Form 7203](https://www.irs.gov/forms-pubs/about-form-7203). Nobody enjoys this, and nobody may skip it.
- **Retirement.** Employer contributions are figured on your W-2 wage, not on profit. A low wage means a small contribution.

## And the qualified business income deduction?

It pulls both ways. Wages you pay yourself are not [qualified business income](https://www.irs.gov/newsroom/qualified-business-income-deduction), so a higher salary reduces the base of the deduction. But above the income thresholds, the deduction is limited by the wages the business pays, and a sole proprietor with no employees pays none. Below the threshold, the election can cost you some deduction. Above it, the election may be what makes the deduction possible. In certain fields, including law, health and accounting, the deduction phases out entirely at higher incomes.

That is why I won't give you a rule of thumb, and why you should be careful with anyone who does.

## Getting out is harder than getting in

You can revoke the election, but generally you can't elect again for five years without permission. Taking appreciated property out of the corporation, such as a building, triggers tax as if you had sold it. Please don't put real estate in there because it seemed tidy.

## A sensible order

Ask three questions first:

1. Is the profit steady, or was it one good year?
2. Does your state play along?
3. Will you actually run payroll, on time, every time?

If you get three yeses, have an accountant compute both versions with your numbers, side by side, *including* income tax, the business income deduction and the state. If the difference is under $2,000, wait a year. You can always elect later, and the barbecue is an annual event.`,
};
