import type { DemoPost } from '../demo-post';

export const estimatedTaxes: DemoPost = {
  slug: 'estimated-taxes-without-the-guesswork',
  author: 'Joseph Calabrese',
  title: 'Estimated Taxes Without the Guesswork',
  excerpt:
    'Four dates, two safe harbors and one habit. How to pay the right amount on time when nobody withholds it for you.',
  category: 'tax-strategies',
  tags: ['estimated taxes', 'self-employed', 'cash flow'],
  publishedDaysAgo: 3,
  content: `If you work for yourself, nobody takes tax out of your pay. The IRS still wants it during the year, not in one lump in April. That is all estimated payments are. Most of the trouble people have with them comes from treating the whole thing as a forecast, when it is really a schedule.

I have prepared returns for plumbers, set designers and one very successful tuba teacher. Their incomes have nothing in common. Their estimated tax problem is always the same, and so is the fix.

## Four dates, and they are not quarters

Federal estimated payments for a calendar year are due **April 15, June 15, September 15 and January 15** of the following year. When a date falls on a weekend or a legal holiday, it moves to the next business day. [Publication 505](https://www.irs.gov/publications/p505) has the current list.

Look at the gaps. The second payment comes two months after the first, which is why June catches so many people. The periods behind the payments are uneven too: three months, two months, three months, four months. Put all four dates in your calendar today with a reminder ten days ahead, because the week before is when you still have time to move money.

Most states with an income tax have a system of their own. Many use the same dates; some don't. Check your state's revenue department before you assume.

## You don't have to be right, only safe

The penalty for underpaying is not a fine for being wrong about the future. It works like interest on money that arrived late. And you owe none of it if you land in a safe harbor, whatever your final bill turns out to be:

- you owe less than **$1,000** after subtracting withholding and refundable credits, or
- you paid at least **90%** of this year's tax on time, or
- you paid at least **100%** of last year's tax on time. If last year's adjusted gross income was more than $150,000 ($75,000 if married filing separately), that becomes **110%**.

The rules and their exceptions are in [Topic 306](https://www.irs.gov/taxtopics/tc306). Farmers and fishermen have their own, easier version.

The third one is the gift. You know last year's tax to the dollar. It is the line called total tax on the return you already filed. Divide it by four, pay that on each date, and a surprisingly good year can't produce a penalty. You will still owe the difference in April, so save for it, but being late with it isn't possible.

> The 90% rule asks you to predict. The 100% rule asks you to read.

One catch: the prior-year harbor needs a prior-year return that covered twelve months. In your first year of filing, you are back to estimating.

## When income is uneven

A landscaper earns in summer, a toy shop in December. If they pay equal installments, they lend money to the Treasury in their slow season. The **annualized income installment method** lets you pay in step with what you actually earned by each date. You claim it on Schedule AI of [Form 2210](https://www.irs.gov/forms-pubs/about-form-2210), and it takes books that are current through each cutoff: March 31, May 31, August 31 and December 31.

It is real work. I suggest it when the slow-season payment would force you to borrow or to delay payroll, and not otherwise.

If you also have a job, there is a quieter tool. Withholding is treated as paid evenly through the year unless you choose to show otherwise, no matter when it came out of your paycheck. Someone who notices in October that they are behind can file a new [Form W-4](https://www.irs.gov/forms-pubs/about-form-w-4) with their employer and catch up in the last few checks. An estimated payment made in October can't reach back to April; withholding effectively can.

## A habit that works

1. Open a second savings account and name it *Tax*. Not "Reserve." Tax.
2. Every time a customer pays you, move a fixed share there the same day. Your own share comes from last year's return: federal and state tax, including self-employment tax, divided by net profit. Then round up.
3. On each due date, pay from that account with [IRS Direct Pay](https://www.irs.gov/payments/direct-pay-with-bank-account) or your online account, choose the right tax year, and save the confirmation number.
4. In September, compare the year so far with last year. If you are far ahead, raise the share. You won't owe a penalty, but you do need the cash in April.

Choosing the tax year matters more than it sounds. A January payment belongs to the *previous* year. Filed under the wrong year, it sits as a credit where nobody is looking, and a notice arrives about the year where it is missing.

## Don't forget the other half

Self-employment tax is 15.3%: 12.4% for Social Security and 2.9% for Medicare, figured on 92.35% of your net earnings. The Social Security part stops at a wage base that [rises most years](https://www.ssa.gov/oact/cola/cbb.html); the Medicare part never stops. Above $200,000 of earnings for a single filer, or $250,000 on a joint return, the [Additional Medicare Tax](https://www.irs.gov/taxtopics/tc560) adds 0.9%.

People who compare their rate with an employed friend's forget that the employer pays half of these taxes. You get to deduct the employer-equivalent half from your income, which helps with income tax. It doesn't reduce the self-employment tax itself.

Estimated payments cover all of it together: income tax, self-employment tax, and anything else that ends up in the total.

## What if you already missed one?

Pay now. The charge runs from the due date to the day you pay, so a payment three weeks late costs three weeks. Waiting for the next date to "even things out" only makes it longer. The current rate is published [every quarter](https://www.irs.gov/payments/quarterly-interest-rates).

There is relief for people who retired after 62 or became disabled, and for casualties and disasters. It isn't automatic; Form 2210 is where you ask.

## When to call someone

Call a professional when you cross one of these lines: your income doubles, you move to another state, you sell something large, you exercise stock options, or you start paying yourself wages from a corporation. Each changes the calculation, and an hour in the fall costs less than a surprise in the spring.

A good preparer will give you a number, a date and a reason. Expect all three.`,
};
