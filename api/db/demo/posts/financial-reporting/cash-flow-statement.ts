import type { DemoPost } from '../demo-post';

export const cashFlowStatement: DemoPost = {
  slug: 'how-to-read-your-own-cash-flow-statement',
  author: 'Eleanor Voss',
  title: 'How to Read Your Own Cash Flow Statement',
  excerpt:
    'Profit is an opinion with rules; cash is what pays people on Friday. Ten minutes with the statement most owners skip.',
  category: 'financial-reporting',
  tags: ['cash flow', 'statements', 'basics'],
  publishedDaysAgo: 9,
  content: `A furniture maker I'll call Ben once put two pieces of paper on my desk. One was his tax return, which said he had earned $90,000. The other was his bank statement, which said he had less money in December than in January. "One of these is lying," he said.

Neither was. He simply hadn't read the page between them.

Of the three financial statements, the cash flow statement is the one owners read last and should read first. It answers the question Ben walked in with: we made a profit, so where is the money?

## Three drawers

The statement sorts every dollar that came in or went out into three drawers. The names come from the accounting standards ([Topic 230](https://asc.fasb.org/230) of the FASB codification), but the idea is older than any standard.

- **Operating:** customers, suppliers, staff, rent, taxes. This is the business itself.
- **Investing:** equipment, vehicles, buildings, and what you got when you sold them.
- **Financing:** loans taken and repaid, money that owners put in or took out.

A healthy, growing company usually shows a plus in the first drawer, a minus in the second because it buys tools, and something small in the third. A company that lives out of its third drawer lives on borrowed time, sometimes literally.

One detail that surprises people: under U.S. standards, the interest you pay on a loan sits in the operating drawer, while the principal you repay sits in financing. If your loan payment is $3,000 a month, it appears in two places.

## Why it starts with profit

Nearly all small companies use the indirect method. It starts with net income and then undoes everything that was profit but not cash.

1. **Add depreciation back.** The truck loses value on paper each month, but nobody was paid for that. The cash left when you bought it.
2. **Look at receivables.** If customers owe you $40,000 more than at the start of the year, that amount is in your profit but not in your bank. It's subtracted.
3. **Look at inventory.** Fuller shelves cost cash without touching profit. Also subtracted.
4. **Look at payables.** If you owe suppliers more than before, you held on to cash that profit already counted as spent. It's added.

Read the sign of each line out loud as a sentence. "Receivables, minus fifty-five: we lent our customers another fifty-five thousand dollars." The statement stops being arithmetic and starts being a list of decisions, some of which nobody remembers making.

## Ben's page

Here is what his looked like, in thousands:

| | |
| --- | ---: |
| Net income | 90 |
| Depreciation | 12 |
| Increase in receivables | (55) |
| Increase in inventory | (48) |
| **Cash from operations** | **(1)** |
| Loan principal repaid | (20) |
| **Change in cash** | **(21)** |

Five lines, and the mystery was gone. He hadn't lost money. He had lent it to his customers and stacked it in the warehouse. Two hotel groups were paying him after 75 days, and he had bought a container of walnut because the price was good.

Notice what the income statement could never have told him. Both the slow customers and the walnut looked fine there. Sales were up. Margins were up. He'd had, by every measure he watched, a very good year.

He changed three things: 15-day terms for new customers, a 40% deposit on custom work, and a rule that he buys wood against orders. The following year the same profit left $70,000 in the bank.

## Four ratios worth a sticky note

| Question | Figure | A rough sign of health |
| --- | --- | --- |
| Does profit turn into cash? | operating cash ÷ net income | around 1 or above over several years |
| Can we pay for our own tools? | operating cash ÷ capital spending | above 1 in most years |
| How long do customers take? | receivables ÷ annual credit sales × 365 | close to your payment terms |
| How long could we go on? | cash ÷ average monthly costs | three months or more |

These are rules of thumb from my practice, not standards. A grocery store will collect in two days and a hospital contractor in ninety, and both can be well run. What matters is the direction. When operating cash falls well short of profit two years in a row, one of the lines between them is the reason, and it's nearly always receivables or inventory.

## Ways the page can fool you

Cash is harder to flatter than profit, but not impossible.

- **Stretching suppliers.** Paying everyone two weeks late lifts operating cash once. Next year it has to be done again just to stand still.
- **Selling the receivables.** If you factor invoices, the cash arrives early and the statement looks wonderful. Check whether it belongs in operating or is really a loan; the answer depends on who bears the risk if the customer doesn't pay.
- **Customer deposits.** Ben's deposits improved his cash before he'd done any work. That's healthy, as long as he remembers the money isn't earned yet.
- **Taxes not yet paid.** A good year's cash includes the tax you'll owe on it. So does the cash in the account you use for sales tax and payroll taxes, which was never yours.

The SEC explains how to read financial statements on its [investor education site](https://www.investor.gov). The pages are written for shareholders, but every warning in them applies to a company with one owner.

## How often

Once a year is for the tax return. Once a quarter lets you notice. If your business is growing fast, seasonal or tight on cash, look every month, and keep a 13-week forecast next to it. The Small Business Administration's page on [managing your finances](https://www.sba.gov/business-guide/manage-your-business/manage-your-finances) is a decent place to begin if you've never had either.

The statement tells you where the money went. The forecast tells you whether Friday is safe. They're different questions, and you want both answers.

If your accounting software produces a cash flow statement that doesn't tie to your bank balance, don't read it; fix it. The last line has to equal the change in the cash accounts on your balance sheet, to the dollar. When it doesn't, something was posted around the system, and everything above that line is a guess.

Ben still comes in every January. He brings one page now.`,
};
