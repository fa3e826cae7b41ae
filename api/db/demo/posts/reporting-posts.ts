import type { DemoPost } from './demo-post';

/** Posts of the category Financial Reporting. */
export const reportingPosts: readonly DemoPost[] = [
  {
    slug: 'how-to-read-your-own-cash-flow-statement',
    title: 'How to Read Your Own Cash Flow Statement',
    excerpt:
      'Profit is an opinion with rules; cash is what pays people on Friday. Ten minutes with the statement most owners skip.',
    category: 'financial-reporting',
    tags: ['cash flow', 'statements', 'basics'],
    publishedDaysAgo: 9,
    content: `Of the three financial statements, the cash flow statement is the one that owners read last and should read first. It answers a simple question: we made a profit, so where is the money?

## Three drawers

The statement sorts every dollar that came in or went out into three drawers.

- **Operating:** customers, suppliers, staff, rent, taxes. This is the business itself.
- **Investing:** equipment, vehicles, buildings, and what you got when you sold them.
- **Financing:** loans taken and repaid, money that owners put in or took out.

A healthy company usually shows a plus in the first drawer, a minus in the second because it buys tools, and something small in the third. A company that lives on its third drawer lives on borrowed time, sometimes literally.

## Why it starts with profit

Nearly all statements use the indirect method. They start with net profit and then undo everything that was profit but not cash.

1. **Add depreciation back.** The truck loses value on paper each month; nobody was paid for that.
2. **Look at receivables.** If customers owe you $40,000 more than at the start of the year, that amount is in your profit but not in your bank. It is subtracted.
3. **Look at inventory.** Shelves that got fuller cost cash without touching profit. Also subtracted.
4. **Look at payables.** If you owe suppliers more than before, you kept cash that profit already counted as spent. It is added.

When operating cash is far below profit two years in a row, one of these lines is the reason. It is nearly always receivables or inventory.

## Four ratios worth a sticky note

| Question | Figure | A rough sign of health |
| --- | --- | --- |
| Does profit turn into cash? | operating cash ÷ net profit | around 1 or above over a few years |
| Can we pay for our tools? | operating cash ÷ investments | above 1 in most years |
| How long do customers take? | receivables ÷ sales × 365 | near your payment terms |
| How long could we go on? | cash ÷ average monthly costs | three months or more |

## A short example

A furniture maker earned $90,000 and had less money in December than in January. The statement told the story in five lines: profit 90, depreciation plus 12, receivables minus 55, inventory minus 48, loan repayment minus 20. He had not lost money. He had lent it to his customers and stacked it in the warehouse. He shortened his terms to fifteen days for new customers, took deposits on custom work, and the following year the same profit left $70,000 in the bank.

## How often

Once a year is for the tax return. Once a quarter lets you notice. If your business is growing fast, seasonal, or tight on cash, look every month, and next to it keep a forecast of the coming thirteen weeks. The statement tells you where the money went; the forecast tells you whether Friday is safe. You want both, and any good bookkeeper can set them up in an afternoon.`,
  },
  {
    slug: 'closing-the-month-in-five-working-days',
    title: 'Closing the Month in Five Working Days',
    excerpt:
      'A fast close is not about working faster. It is about deciding in advance who does what, and when good is good enough.',
    category: 'financial-reporting',
    tags: ['month-end', 'close', 'process'],
    publishedDaysAgo: 31,
    content: `A report that arrives on the twenty-fifth describes a month that nobody remembers. Companies with ten people and companies with a thousand manage to close in five working days; the trick is the same for both.

## Before the month ends

Half of the close happens in the last week of the month.

- Reconcile the bank accounts **weekly**, so that the last reconciliation covers five days instead of thirty.
- Post what is known: rent, salaries, depreciation, subscriptions. Recurring entries can be scheduled.
- Send a note on the 25th: expenses handed in after the 1st wait for next month. Hold to it twice and people will believe you.

## The five days

**Day 1.** Cash and cards. Import the last transactions, reconcile every account, list what is unexplained.

**Day 2.** Sales and receivables. Issue the last invoices, match payments, look at everything older than sixty days and decide what is doubtful.

**Day 3.** Costs and payables. Enter the bills you have. For those you do not have, book an estimate: compare this month's vendors with the last three months and see who is missing.

**Day 4.** Balance sheet. Each account gets one line that says what is in it. Loans agree with the lender's statement, payroll liabilities with the filings, inventory with a count or a roll-forward.

**Day 5.** Reading. Compare with budget and with last year. Explain every difference above a fixed threshold in one sentence. Send the report.

## Good enough has a number

Perfection is the enemy here. Decide on a threshold, such as $500 for a small company, below which nobody looks for a difference in the first five days. Corrections go into the next month. You are steering, not testifying.

## A checklist with names

Write down each task, the person, the day and what has to be finished before. Thirty lines are plenty. The first time it will be wrong; correct it while you go. After three months you will see that two or three tasks hold up everything else. They are usually the same ones: credit-card receipts, a supplier who bills late, and somebody senior whose approval is needed and who travels.

## What to send

Nobody reads twelve pages. Send:

1. a summary of five sentences in plain words,
2. the income statement with budget and last year beside it,
3. the balance sheet,
4. cash now, and cash expected over the next thirteen weeks,
5. three operating figures that your business actually turns on.

## If you are far away from this

Do not try to jump from day 25 to day 5. Take ten days off in the first quarter, five in the second, and the rest when it has become boring. Companies that move in steps stay there. The reward is not a nicer report. It is that decisions get made with figures instead of moods, in the month in which they still help.`,
  },
  {
    slug: 'what-your-bank-looks-for-before-it-lends',
    title: 'What Your Bank Looks For Before It Lends',
    excerpt:
      'Lenders read statements in an order of their own. Knowing that order turns a loan application into a conversation.',
    category: 'financial-reporting',
    tags: ['lending', 'ratios', 'sba'],
    publishedDaysAgo: 58,
    content: `A loan officer will spend perhaps twenty minutes with your file before forming a view. It helps to know what happens in those twenty minutes.

## First: can the company pay?

The first figure is the **debt service coverage ratio**: cash that the business produces in a year, divided by the payments of principal and interest in that year. Many lenders want to see at least 1.25. If you produce $125,000 and your payments come to $100,000, you are exactly there, with a small cushion for a bad quarter.

The calculation usually starts with earnings before interest, tax, depreciation and amortisation. Then the officer makes adjustments. One-off costs may be added back if you can prove that they were one-off. Owner's draws that you need to live on are taken away. Do this calculation yourself first, and hand over the sheet.

## Second: what if it cannot?

Next comes what stands behind the loan: **collateral**, guarantees and your own money in the project. Equipment is counted at a fraction of its cost, receivables older than ninety days often not at all. Most lenders expect the owners to guarantee personally, and for an SBA loan everybody who holds twenty percent or more has to.

## Third: what does the balance sheet say about you?

- **Debt to equity.** Above four to one, many banks hesitate.
- **Current ratio.** Current assets divided by current liabilities should not be below one.
- **Loans to owners.** A growing receivable from yourself looks like salary that has not been taxed.
- **Taxes owed.** Unpaid payroll tax ends the conversation.

## Fourth: do the papers agree?

The income statement, the tax return and the bank statements should tell the same story. Where they differ, attach half a page that reconciles them: depreciation methods, cash against accrual, timing. A difference that you explain is housekeeping. A difference that they find is a problem.

## Your side of the table

Bring a folder with these in it:

1. three years of business returns and two years of personal ones,
2. statements of the last three years and of this year to date, no older than sixty days,
3. an ageing of receivables and payables,
4. a list of existing debts with balance, rate, payment and maturity,
5. a twelve-month forecast by month, with the assumptions written out,
6. one page about what the money is for and how it will be paid back.

The last page matters most. "Working capital" is not a purpose. "A second oven, $84,000 installed in March, adds 400 covers a week, pays back in twenty-six months" is one.

## When the answer is no

Ask which of the four points it was. Officers are allowed to tell you, and a precise no is worth more than a vague maybe. If it was coverage, you know which figure to improve. If it was the papers, an accountant can help within weeks. And if it was simply the wrong lender for your industry, somebody who prepares these files for a living will know the right one.`,
  },
];
