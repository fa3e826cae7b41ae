import type { DemoPost } from '../demo-post';

export const raisingPrices: DemoPost = {
  slug: 'raising-prices-without-losing-the-customers-you-want',
  author: 'Melissa Thornton',
  title: 'Raising Prices Without Losing the Customers You Want',
  excerpt: 'A price increase is a calculation first and a conversation second. Do them in that order.',
  category: 'business-growth',
  tags: ['pricing', 'margins', 'customers'],
  publishedDaysAgo: 24,
  content: `Most owners treat a price increase as a courage problem. It's an arithmetic problem. Solve the arithmetic and you'll need a lot less courage.

## Step 1: find out what you can afford to lose

When you raise prices, some customers leave. The question is how many could leave before you're worse off. There's a formula, and it fits on a napkin:

**volume you can afford to lose = price increase ÷ (gross margin + price increase)**

All in percentage points of the current price. With a 40% margin and a 10% increase: 10 ÷ (40 + 10) = 20%. One customer in five could walk away and your gross profit would be exactly what it is today, with less work to do.

| Gross margin | 5% increase | 10% increase |
| ---: | ---: | ---: |
| 30% | 14.3% | 25.0% |
| 40% | 11.1% | 20.0% |
| 60% | 7.7% | 14.3% |

Two lessons hide in that table. The lower your margin, the *more* volume you can afford to lose. And a discount works the same way in reverse, brutally: at a 30% margin, a 10% discount needs 50% more volume just to break even.

Compute this with real gross margin, after freight, payment fees and the hours of the person who fixes what goes wrong.

## Step 2: look at what your costs did

Pull three years of your largest cost lines and index them to 100. Then pull your prices and do the same. Put both lines on one chart. I've done this with more than sixty companies, and there's nearly always a gap that opened quietly.

For the outside world, use public data rather than a feeling. The Bureau of Labor Statistics publishes [consumer prices](https://www.bls.gov/cpi/) and, more useful if you sell to businesses, [producer prices](https://www.bls.gov/ppi/) by industry. If you have long contracts, BLS also explains how to write an [escalation clause](https://www.bls.gov/cpi/factsheets/escalation.htm) around an index so that you negotiate once instead of every year.

Costs justify your increase to *you*. They're not the reason your customer will pay. Remember that in step 5.

## Step 3: don't raise everything

An across-the-board increase is the lazy version, and it's the one customers resent most. Sort what you sell into four groups.

| | Customer compares the price | Customer doesn't compare |
| --- | --- | --- |
| **Margin healthy** | Leave it | Raise a little |
| **Margin thin** | Redesign or drop | Raise properly |

The bottom right corner is where the money is: rush orders, small quantities, custom work, after-hours service, storage, changes after approval. Most companies give these away because nobody ever wrote a price for them. A landscaper I worked with added a fee for same-week jobs. A quarter of customers paid it. The other three quarters discovered that they weren't in a hurry, and the schedule improved for everyone.

## Step 4: do it customer by customer

List your customers by *contribution*: revenue minus everything it takes to serve them. Not by revenue. In every list I've made, there's at least one large customer near the bottom.

- **Top of the list:** small increase, personal call, something in return. A longer price hold, a better delivery slot.
- **Middle:** the standard increase, with notice.
- **Bottom:** the price at which you'd be happy to keep them. If they stay, wonderful. If they leave, that was the 20% you computed in step 1.

You can't lose customers you want by charging them what the work is worth, if you also fix what annoys them. You *can* lose them by surprising them.

## Step 5: say it in four sentences

No apology, no essay about inflation. This is the note I give clients:

> Starting March 1, the price for monthly service will be $460. It has been $420 since 2023. Your plan and your team stay the same, and orders placed before March 1 are at today's price. If you'd like to talk about what you need this year, call me directly at this number.

Date, number, what stays the same, a way to talk. Send it 45 to 60 days ahead for consumers, and whatever your contract says for businesses. Read the contract first. I'll say it again: *read the contract first.* Some have a cap. Some renew at the old price unless you give notice by a date.

A word on fairness and the law. Set your own prices, alone. Talking with competitors about what you both plan to charge isn't networking; it's the thing the antitrust laws forbid most clearly, and the [FTC](https://www.ftc.gov/advice-guidance/competition-guidance/guide-antitrust-laws/dealings-competitors/price-fixing) explains it in two pages. And if you show a "was" price, it has to be a price you [really charged](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233).

## Step 6: measure for 90 days

Write down before you start what you expect: how many will leave, how many will negotiate, what happens to gross profit per month. Then count.

- **Fewer left than expected?** You were still too low. Note it for next year.
- **More left, but gross profit is up?** The plan is working. Don't panic at the headcount.
- **More left, and gross profit is down?** Look at *who* left. If they came from the top of your contribution list, call them this week.

Salespeople will tell you the increase is killing them. Look at the discounts they gave. If list prices went up 8% and realized prices went up 2%, you don't have a price problem. You have an approval problem.

## How often

Every year, a little, on the same date. Customers accept 3% every March more easily than 15% every fourth year, because the first is a rhythm and the second is news. It also keeps you from having to be brave.

One last calculation. Take a company with $2 million in sales and a 10% operating margin: $200,000. Raise realized prices 3%, lose nobody, and profit is $260,000. Nothing else an owner can do in an afternoon moves the bottom line by 30%.

Get out the napkin.`,
};
