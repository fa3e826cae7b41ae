import type { DemoPost } from '../demo-post';

export const fractionalCfo: DemoPost = {
  slug: 'when-to-hire-a-fractional-cfo',
  author: 'Kwame Asante',
  title: 'When to Hire a Fractional CFO (and When Not To)',
  excerpt:
    'Three situations in which part-time finance leadership pays for itself, and three in which you need something cheaper.',
  category: 'business-growth',
  tags: ['fractional cfo', 'hiring', 'planning'],
  publishedDaysAgo: 5,
  content: `I make my living as a fractional CFO, so you should be suspicious of what follows. Good. Start there. The first thing I'd want from anyone in my job is an honest answer to the question of whether you need one.

Roughly a third of the owners who call me don't.

## What the job is

A bookkeeper records what happened. A controller makes sure the record is right and on time. A CFO decides, with you, what happens next: which customers to drop, when to hire, what to borrow, how long the money lasts if the big one leaves.

*Fractional* means you get that person for two to eight days a month instead of twenty-one. For context, the Bureau of Labor Statistics publishes what [financial managers](https://www.bls.gov/ooh/management/financial-managers.htm) and [top executives](https://www.bls.gov/ooh/management/top-executives.htm) earn; add payroll taxes and benefits, and a full-time hire is out of reach for most companies under $20 million in revenue. A day or two a week isn't.

What I'm not: a faster bookkeeper, a tax preparer or a therapist. I've been hired as all three. It ends the same way each time.

## Three situations where it pays

**1. You're about to make a decision you can't undo.** A second location. A five-year lease. Buying out a partner. Debt with a covenant in it. The cost of being wrong is many times what I cost, and you need someone who has seen ten of these, because this is your first.

**2. Growth is eating your cash.** Sales are up 40% and you're nervous every other Thursday. That's normal; growth is paid for before it pays. But someone has to build the 13-week forecast, look at it every Monday and tell you *which* orders to take. Owners who do this themselves do it well for three weeks.

**3. Somebody outside wants numbers you can't produce.** A bank, a board, an investor, a buyer. They don't just want the report. They want to see that a person stands behind it and can answer the second question.

## Three situations where it doesn't

**1. Your books are a mess.** Then I'd spend my expensive days doing a bookkeeper's work, slowly. Hire the bookkeeper. Get three clean closes in a row. Then call.

**2. You want someone to tell you it'll be fine.** I've been asked to build a model that supports a decision already made. You can have that for less: open a spreadsheet and type the answer in the last cell.

**3. You have one question.** Is this price right? Should I elect S status? What's this offer worth? That's a project with a fixed fee, from me or from an accountant. You don't need a retainer for a question.

## A test you can run tonight

Answer these without looking anything up.

- How much cash will you have eight weeks from today, give or take 10%?
- What did your best customer contribute last year after the cost of serving them?
- Which of your prices hasn't changed in two years, and why?
- If sales fell by a fifth next month, what would you cut first, and what would that save?
- On what day did you see last month's numbers?

Four or five answers: you're your own CFO, and a decent one. Two or three: hire a project. None or one, and more than about $2 million in revenue: let's talk.

## How to hire one

**Ask for the thing they'd leave behind.** A good fractional CFO works toward a routine that survives without them: a forecast your controller can run, a monthly package, a short list of numbers that the whole leadership team knows. If the model only opens on their laptop, keep looking.

**Ask about a company that failed.** Everyone has one. Mine was a restaurant group in 2009. I can tell you to the week when I should have spoken up. People who've never had a failure have either never done the work or never told the truth about it.

**Check who does the work.** Some firms sell you a partner and send you an analyst. That can be fine, at an analyst's price.

**Mind conflicts.** I don't take commissions from lenders or software companies, and I say so in the engagement letter. If someone recommends a lender, ask what they're paid.

**Get the classification right.** A fractional CFO is usually an independent contractor with several clients. If yours works only for you, on your schedule, with your email address and your laptop, the [IRS may see an employee](https://www.irs.gov/businesses/small-businesses-self-employed/independent-contractor-self-employed-or-employee), and so may your state, which often has a stricter test.

**Limit access.** Your CFO should see everything and be able to pay nothing. View-only at the bank, no signing authority. I insist on it. It protects me as well.

## What the first 90 days should look like

| By day | You should have |
| ---: | --- |
| 15 | A 13-week cash forecast, ugly but honest |
| 30 | A one-page picture of margin by customer, product or job |
| 45 | The first monthly meeting with decisions written down |
| 60 | A budget or rolling forecast that your managers agreed to |
| 90 | Two decisions you made differently, and a list of what to stop measuring |

If day 30 brings a 60-page deck and no forecast, end it. Retainers should have a 30-day exit for exactly that reason.

## And when to let one go

When you're big enough to need someone every day, or when the routine runs without them. Both are success. I start telling clients about month nine that they should picture the company without me in it. The best ending I've had was a controller I'd coached for two years who took over the board meeting, did it better than I did, and sent me the deck as a courtesy.

That's the job. Make the numbers useful, make the people better, leave.`,
};
