import type { DemoPost } from '../demo-post';

export const monthEndClose: DemoPost = {
  slug: 'closing-the-month-in-five-working-days',
  author: 'June Castle',
  title: 'Closing the Month in Five Business Days',
  excerpt:
    "A fast close isn't about working faster. It's about deciding in advance who does what, and when good is good enough.",
  category: 'financial-reporting',
  tags: ['month-end', 'close', 'bookkeeping basics'],
  publishedDaysAgo: 31,
  content: `I've closed books since 2011. Breweries, bike shops, a bakery with four ovens and no receipts. The slow ones were never slow because somebody typed slowly. They were slow because on day six someone was still waiting for a receipt.

Here's the calendar I use. Steal it.

## Before the month ends

Half of a fast close happens in the last week of the month.

- Send the reminder for receipts and expense reports on the 25th. Name names.
- Chase the three customers who always pay on the 1st and say it was the 30th.
- Enter recurring bills now: rent, insurance, software.
- Ask one question of whoever runs operations: *did anything unusual happen?* A lawsuit, a big return, a new lease. You want to hear it on the 27th, not on the 9th.

## The five days

| Day | What gets done | Done means |
| --- | --- | --- |
| 1 | Bank, cards, loans, payroll accounts | Every balance equals a statement |
| 2 | Customers and suppliers | Invoices for the month are out; bills for the month are in |
| 3 | Accruals, prepaids, payroll, inventory | Costs sit in the month they belong to |
| 4 | Review | Every line that moved has a sentence |
| 5 | Reports and lock | The owner has four pages; the period is closed |

Business days, not calendar days. And day 1 is the first business day of the new month. Don't wait for paper statements; every bank lets you download activity through midnight.

### Day 1: cash and cards

Reconcile every account that has a statement. Checking, savings, each card, each loan, PayPal, Stripe, the payroll clearing account. *Reconcile* means the book balance and the statement balance differ only by items you can list: a check that hasn't cleared, a deposit in transit.

If you can't list them, you aren't done. And if an uncleared check is more than 90 days old, it isn't "outstanding." It's lost, or it's unclaimed property, and your state has rules about that.

Merchant processors deserve a warning. They pay you net of fees. Book the gross sale, the fee, and the payout. Book only the payout and your sales are wrong, your fees are invisible, and your 1099-K won't match anything.

### Day 2: who owes whom

Run the aging reports. Two columns matter: over 60 days, and negative. Old balances need a decision. Negative ones are nearly always a payment posted to the wrong place.

Then cut off. Anything shipped or finished by the last day gets invoiced with that date. Anything received by the last day gets entered, even if the supplier's bill comes later. Which brings us to:

### Day 3: the month it belongs to

An accrual is an IOU you write to yourself so that the month tells the truth. The bill for December's electricity comes in January; the cost is December's. Same for the audit fee, the bonus you've already earned, and the wages between the last payday and the last day.

Prepaids run the other way. You paid a year of insurance in March, so each month gets a twelfth.

Set a floor and write it down. Ours is $500 for a small client. Below that, it lands in whatever month it lands. You'll save hours, and nobody has ever made a bad decision because of a $300 phone bill.

### Day 4: read it like a stranger

Print this month beside last month and the same month last year. Every line that moved by more than 10% *and* more than your floor gets one sentence. "Repairs up $4,200: walk-in compressor." If you can't write the sentence, you found an error. That's the point of the exercise.

Then look at the balance sheet. People skip it. Don't. Errors hide there because nobody's bonus depends on it. Five accounts to open every time: undeposited funds, suspense, payroll liabilities, sales tax payable, and anything called "Ask my accountant."

### Day 5: four pages and a lock

The owner gets an income statement, a balance sheet, a cash flow statement and half a page of words. The words are what they read.

Then set the closing date in the software, with a password. If something turns up later, it goes in the new month with a note. Reopening a month to fix $80 costs more trust than it buys accuracy, because the report you already handed out no longer exists.

## Who checks whom

One person shouldn't be able to set up a supplier, approve its bill and pay it. In a company of four you can't split every duty, and you don't have to. Have the owner open the bank statement first, read it for five minutes, and initial it. Have someone other than the payroll preparer look at the list of who got paid. The [COSO framework](https://www.coso.org) fills a book with this; those two habits will do most of the good.

## What to keep

The IRS doesn't tell you which software to use. It does say your records have to show your income and support your deductions, and it says [how long to keep them](https://www.irs.gov/businesses/small-businesses-self-employed/how-long-should-i-keep-records): three years in the plain case, longer in several others, and at least four for employment taxes. [Publication 583](https://www.irs.gov/publications/p583) has the list of documents. Attach the receipt to the transaction when you enter it. A shoebox isn't a system. Neither is an inbox.

## Getting from fifteen days to five

Don't try it in one month.

1. **Month one:** write down the day each task really finished. No changes.
2. **Month two:** fix the latest one. It's usually receipts or one supplier.
3. **Month three:** move reconciling to day 1, every account.
4. **Month four:** set the floor for accruals.
5. **Month five:** lock.

I've never seen it take more than six. I have seen it fall apart in one, when the owner asked for "just a small change" to a month that was already locked. So the last rule is for owners: if you want numbers on the fifth day, let them be finished on the fifth day.

Good enough, on time, every month. It beats perfect in the third week, and you'll know about the compressor while you can still do something about it.`,
};
