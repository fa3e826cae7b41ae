import type { DemoPost } from './demo-post';

/** Posts of the category Business Growth. */
export const growthPosts: readonly DemoPost[] = [
  {
    slug: 'when-to-hire-a-fractional-cfo',
    author: 'Priya Raman',
    title: 'When to Hire a Fractional CFO (and When Not To)',
    excerpt:
      'Five situations in which a day a week of senior finance pays for itself, and three in which a good bookkeeper is the better answer.',
    category: 'business-growth',
    tags: ['fractional cfo', 'hiring', 'startups'],
    publishedDaysAgo: 5,
    content: `A full-time chief financial officer costs a quarter of a million dollars a year and up. A fractional one costs a fraction, as the name says, and works for you one or two days a week. The model is good. It is also sold to companies that do not need it yet.

## First, the ladder

Finance has rungs, and skipping one is expensive.

- A **bookkeeper** records what happened and keeps it in order.
- An **accountant** or controller makes sure it is right, closes the month and files.
- A **CFO** uses it: plans, prices, raises money, says no.

A CFO with bad books spends the first three months repairing them at five times the price of the person who should have done it. If your month closes on the thirtieth of the next one, start there.

## Five good moments

1. **You are raising money.** Investors will ask questions about the model for two weeks. Somebody should have built it who has answered them before.
2. **You are growing and short of cash.** Growth eats cash before it makes any. A thirteen-week forecast and a talk with the bank come before the crisis or not at all.
3. **You do not know which product earns.** Margin by product, customer and channel is a CFO's first job, and the result nearly always surprises.
4. **You are buying or selling a company.** What you sign in the letter of intent is what you live with.
5. **Decisions wait for you alone.** When every price, hire and contract needs the founder, a second adult with numbers gives you back ten hours a week.

## Three bad ones

- You mostly want **tax** advice. That is an accountant's work, and a good one is cheaper and better at it.
- Your revenue is below about **one million** and simple. A bookkeeper and a quarterly hour with an accountant will carry you further.
- You hope that somebody will **rescue** the company without changes to it. They will write a clear memo about the changes.

## What to agree on

Ask for a plan of the first ninety days, with three results you can see: for example a close by day ten, a forecast that was within ten percent, and a price decision. Agree on which meetings they attend and whose calls they return. Ask how many clients they have; more than five means you will feel it. And agree on the end, because a good fractional CFO works towards being replaced by somebody permanent, and will help you find that person.

## Questions for the first call

Ask them about a company that went wrong, and what they would do differently. Ask what they would stop doing in yours after an hour of looking at it. Ask who does the work when they are on holiday. You will learn more from these three answers than from any list of logos.

## What it costs

Expect $2,000 to $6,000 a month for one or two days a week, more during a transaction. Compare that with a single pricing mistake, a covenant breach or a round that closes two months late. If you cannot name the decision that would be better with them in the room, wait. When you can, do not.`,
  },
  {
    slug: 'raising-prices-without-losing-the-customers-you-want',
    title: 'Raising Prices Without Losing the Customers You Want',
    excerpt:
      'A nine percent increase that costs you two percent of customers is the cheapest growth there is. How to find out, and how to say it.',
    category: 'business-growth',
    tags: ['pricing', 'margins', 'service firms'],
    publishedDaysAgo: 24,
    content: `Most small companies raise prices too late, by too little and with an apology. Cost increases arrive on their own; price increases have to be decided.

## The arithmetic nobody does

Suppose you sell $1,000,000 a year with a gross margin of 40 percent and overheads of $300,000. Profit is $100,000.

Raise prices by **5 percent** and lose no customers: profit is $150,000. It went up by half.

How many customers could you lose before you are worse off than today? The break-even formula is the increase divided by the sum of margin and increase: 5 ÷ (40 + 5), or about **11 percent** of your volume. If you believe that fewer than one in nine would leave over five percent, the increase makes you money *and* takes work away.

The same formula warns discounters. A ten percent discount at a 40 percent margin needs a third more volume just to stand still.

## Find out who you are too cheap for

List your customers with three columns: revenue, hours or cost to serve, margin. Sort by margin. There is usually a group at the bottom that is loud, late and unprofitable. Start there. If they leave, you gain; if they stay at the new price, you gain as well.

Then look for signs that you are cheap in general:

- nobody has haggled in a year,
- you win more than two out of three proposals,
- your best customers tell you that you are cheap,
- you are booked out further than people are willing to wait.

## Ways to do it

**New customers first.** Quote the new price to everybody new for a quarter. You learn what the market says at no risk.

**Three versions.** Offer a small, a middle and a large package. Many people take the middle one, and a few surprise you.

**Unbundle.** Charge for the rush job, the fifth revision, the delivery on Saturday. Those who need them pay, and the others see that they never did.

**On a date.** Annual contracts get an annual review. A sentence in the agreement, agreed when everybody was friendly, saves the difficult letter later.

## The letter

Short, early and without a sob story. "From 1 March our monthly fee will be $460. It covers the same work, and since last year also the sales tax filings. If you would like to talk about what you need, I am glad to." Two months' notice for regular clients is decent. Reasons may be given in a phrase, but do not itemise your costs: it invites an audit of your electricity bill.

## After the letter

Expect silence from most, a question from some, and a complaint from a few. Do not answer a complaint with a discount; answer with a smaller scope. Track for three months how many left, what they were worth, and how many new ones came at the new price. Then decide about the next one. A company that raises prices a little each year never has to write the big letter.`,
  },
  {
    slug: 'selling-your-firm-the-three-years-before',
    title: 'Selling Your Firm: The Three Years Before',
    excerpt: 'Buyers pay for what continues without you. What to clean up, whom to tell and when to start.',
    category: 'business-growth',
    tags: ['exit', 'valuation', 'succession'],
    publishedDaysAgo: 76,
    content: `Owners ask what their firm is worth. Buyers ask what will be left of it on the Monday after you hand over the keys. The price lies between these two questions, and three years are enough to move it.

## Year three: look in the mirror

Start with a valuation, or at least an honest estimate. Most small firms sell for a multiple of adjusted earnings. You can raise the earnings, and you can raise the multiple; the second is where the planning pays.

What lowers a multiple:

- one customer above twenty percent of sales,
- an owner who is the best salesperson, engineer and complaint desk,
- books on a cash basis with private expenses in them,
- contracts that end when the owner changes,
- a lease with eleven months to go.

Write down which of these are yours. That list is the plan.

## Year two: make yourself unnecessary

Take four weeks of holiday and see what breaks. Then fix that. Hand customers over, one at a time, to somebody who will still be there. Put how things are done on paper, not as a manual for its own sake but because a buyer's engineer will ask. Give the two or three people who matter a reason to stay: a bonus that is paid a year after the sale costs you little and calms a buyer a lot.

Clean the books in the same year. Move the car, the cousin and the cabin out of the company, or at least make a list that proves every adjustment. Have the statements reviewed by an accountant. Two years of reviewed statements are worth more than an audit bought in a hurry.

## Year one: get ready for the questions

Due diligence is a list of two hundred requests. You know most of them already:

1. tax returns and statements of three to five years,
2. customers by revenue and margin,
3. every contract with a change-of-control clause,
4. employees with pay, role and start date,
5. licences, insurance, litigation, leases,
6. what you own in names, software and designs, and the proof.

Put it in folders before anybody asks. A data room that is complete on the first day tells the buyer more than any of its documents.

Talk about **tax** now as well, not after the letter of intent. Asset sale or share sale, allocation of the price, an instalment, a trust or a gift beforehand: each of these can be worth more than a quarter turn on the multiple, and most of them need time.

## Whom to tell

Your accountant, your attorney and your spouse, early. Your key people, when there is a serious buyer and a reason for them to stay. Everybody else when it is signed. Rumours cost customers.

## And if you do not sell?

Then you own a firm that runs without you, with clean books, spread over many customers. That is not a bad result for three years of work, and it is the reason why some owners, having prepared everything, decide to keep it.`,
  },
];
