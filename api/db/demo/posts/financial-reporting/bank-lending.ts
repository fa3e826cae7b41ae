import type { DemoPost } from '../demo-post';

export const bankLending: DemoPost = {
  slug: 'what-your-bank-looks-for-before-it-lends',
  author: 'Owen Gallagher',
  title: 'What Your Bank Looks For Before It Lends',
  excerpt: "I sat on a credit committee for eleven years. Here's what we talked about after you left the room.",
  category: 'financial-reporting',
  tags: ['lending', 'bank', 'ratios'],
  publishedDaysAgo: 58,
  content: `I sat on a credit committee for eleven years before I crossed to your side of the desk. Owners imagine a room where people argue about their idea. I'm sorry to report that we rarely talked about the idea. We talked about three things, always in the same order: how does this get repaid, what if it doesn't, and who are we dealing with.

## One: how does it get repaid?

From cash the business earns. Not from collateral. Collateral is what we take when we were wrong.

The measure is the **debt service coverage ratio**: the cash available to pay debt divided by the payments due in a year. Analysts start with net income, add back interest, depreciation and amortization, and adjust from there. If the result is $150,000 and next year's payments, including the new loan, come to $120,000, coverage is 1.25.

| Coverage | What it sounds like in the room |
| --- | --- |
| Below 1.0 | "They can't make the payments now." |
| 1.0 to 1.15 | "One bad quarter." |
| 1.25 | "That's the covenant." |
| 1.5 and up | "What's the rate?" |

The cutoffs belong to each bank. 1.25 is a common covenant; your banker will tell you theirs if you ask, and you should ask.

Compute it yourself, for the last three years and for the coming one, before you walk in. Then compute it again with sales down 15%. We certainly did.

**What gets adjusted.** We added back one-time costs if you could document them. We took out one-time income whether you mentioned it or not. If you paid yourself $40,000 for a job that costs $110,000 to fill, we subtracted the difference. If you took distributions to cover the tax on the company's profit, those came out as well. The cash was gone; calling it something else didn't bring it back.

## Two: what if it doesn't?

Now collateral. We discounted everything. Receivables under 90 days from customers who aren't related to you might count for 75 or 80 cents on the dollar; inventory for half or less; equipment for what an auction would bring. Leasehold improvements counted for nothing, because nobody can repossess drywall.

Then guarantees. Expect to give one. For loans backed by the Small Business Administration, owners of 20% or more generally have to. If a spouse will be asked to sign, find out early. Federal rules ([Regulation B](https://www.consumerfinance.gov/rules-policy/regulations/1002/)) limit when a lender may require a spouse's signature, and good bankers know them.

## Three: who are we dealing with?

Character sounds soft. It was the hardest of the three, because it was where deals died. What it came down to:

- **Do the numbers agree with each other?** Tax return, financial statements, bank statements, aging reports. A difference is fine with an explanation stapled to it. A difference we found ourselves was a conversation you weren't in.
- **Do they know their own business?** Ask an owner for gross margin and watch. Looking it up is fine. Guessing is not.
- **Did they tell us the bad news first?** A tax lien, a lost customer, a lawsuit. We were going to find it. The only question was from whom.

## The package

Bring this, in one folder, without being asked:

1. Three years of business tax returns, all pages, and personal returns for each guarantor.
2. Three years of year-end statements, and interim statements no older than 60 days.
3. Receivable and payable agings as of the same date as the interim statements. The totals must match the balance sheet. (You'd be amazed.)
4. A debt schedule: lender, original amount, balance, rate, payment, maturity, collateral.
5. A personal financial statement. The SBA's is [Form 413](https://www.sba.gov/document/sba-form-413-personal-financial-statement).
6. A 12-month projection, with the assumptions on one page.
7. One page of words: what you need, what it's for, how it gets paid back, what could go wrong.

Expect to sign [Form 4506-C](https://www.irs.gov/forms-pubs/about-form-4506-c), too. It lets the lender get transcripts straight from the IRS. If the return you handed over isn't the one you filed, that is when it comes out.

## Match the loan to the thing

Half the trouble I saw began with a good loan for the wrong purpose.

- **Seasonal gap in cash?** A line of credit, one that rests at zero for part of the year.
- **A machine?** A term loan no longer than the machine lasts.
- **A building?** A mortgage, or the SBA's [504 program](https://www.sba.gov/funding-programs/loans/504-loans).
- **Buying a company, or a mix of needs?** Often a [7(a) loan](https://www.sba.gov/funding-programs/loans/7a-loans), which goes up to $5 million.
- **Losses?** Equity. A loan to cover losses is a slower way to have the same problem.

## If the answer is no

You're entitled to know. Under Regulation B, a lender generally has [30 days](https://www.consumerfinance.gov/rules-policy/regulations/1002/9/) after a completed application to tell you what it decided. If it's a denial, you can get the reasons; for larger businesses, you may need to request them in writing. Do that. Then call the banker, thank them, and ask, "What would this have needed to look like?" I gave a straight answer every time somebody asked. In eleven years, perhaps a dozen people did.

A no from one bank is also just one bank. A community bank with room for your industry, a credit union or a certified development company may see the same file differently. Don't shotgun applications to twenty online lenders, though. Read the annual percentage rate, not the "factor," and notice whether the payment is daily.

## The quiet advantage

Borrowers who sent quarterly statements without being chased got better terms. Not officially; there's no line for it in the model. But when two files look alike, the one that never surprised anybody wins.

So start before you need the money. Invite the banker for coffee in a good year. Send the statements. When you finally ask, you'll be the easy file that day, and I promise you, there's always one.`,
};
