import type { DemoPost } from '../demo-post';

export const accountingSoftware: DemoPost = {
  slug: 'choosing-accounting-software-you-will-still-like-in-three-years',
  author: 'Oscar Fuentes',
  title: "Choosing Accounting Software You'll Still Like in Three Years",
  excerpt: 'The demo always looks good. Ask these questions instead, and bring your ugliest invoice.',
  category: 'technology',
  tags: ['software', 'systems', 'bookkeeping basics'],
  publishedDaysAgo: 13,
  content: `I've moved about 140 companies from one accounting system to another. Nobody has ever called me because their software was missing a feature. They call because it can't do the one strange thing their business does every single day, and they found out in month four.

So forget the feature list. Every vendor has the same list.

## Bring your ugliest invoice

Before any demo, collect ten real documents:

1. Your ugliest customer invoice. Partial shipment, deposit applied, two tax rates.
2. Your ugliest vendor bill. Split across three jobs.
3. A credit memo for something sold last year.
4. A payroll run with a mid-month raise.
5. A bank deposit that covers six payments.
6. A refund to a card, with the fee not refunded.
7. A prepaid annual contract.
8. An expense report with mileage.
9. A loan payment.
10. A month-end inventory count that was off.

Now ask the salesperson to enter them, live, while you watch. Not "show me how it would work." Enter them. You'll learn more in forty minutes than in a month of webinars. Two of my clients canceled a contract they had already signed after doing this. It was inside the cancellation window. Barely.

## Five questions that matter

**1. Can I get everything out?** Not reports. Data. Every transaction, every attachment, every customer, in a format another system can read. Ask them to show you the button. Then ask what happens to your data 30 days after you stop paying. You're the one who must [keep the records](https://www.irs.gov/businesses/small-businesses-self-employed/how-long-should-i-keep-records), for years after the subscription ends. The IRS won't accept "we switched vendors."

**2. Can I lock a month, and can I see who changed what?** If anyone can quietly edit March in October, your reports are a suggestion. You want a closing date with a password and an audit trail nobody can turn off.

**3. Who else can work in it?** Look up how many accountants and bookkeepers within driving distance use it every day. Software nobody else knows is a hostage situation with a login screen.

**4. What does it connect to without glue?** Bank feeds, payroll, your store, your point of sale. Every connector made by a third company is a monthly fee, and a Tuesday when it breaks. Ask who answers the phone that Tuesday.

**5. What does it cost in year three?** With the users you'll have then, the add-ons, the payroll, the second entity. Introductory pricing ends. Get the price list, not the promotion.

## Security, in plain English

Your books contain bank details, Social Security numbers and everybody's pay. Some minimums:

- **Multi-factor sign-in for every user.** If it costs extra, that tells you something.
- **Roles.** The person who enters bills doesn't need to see payroll.
- **An independent report.** Ask for the SOC 2 Type 2 report, and read the exceptions. A vendor that says "we're on AWS, so we're SOC 2" has misunderstood the question.
- **A plan for your own side.** NIST keeps a [corner for small businesses](https://www.nist.gov/itl/smallbusinesscyber) that's short and free of jargon.

If you prepare taxes or give financial advice, the [FTC Safeguards Rule](https://www.ftc.gov/business-guidance/resources/ftc-safeguards-rule-what-your-business-needs-know) likely applies to you, and it expects you to check your service providers. Put that in writing.

## How much software do you need?

| You have | You probably need | You probably don't |
| --- | --- | --- |
| One entity, simple sales | An entry-level cloud ledger | Anything with an implementation fee |
| Inventory or jobs | A ledger plus one specialist app that syncs both ways | A system that "does it all," a little |
| Several entities | Real consolidation and intercompany | Five logins and a spreadsheet |
| 50+ people entering things | Approvals, roles, purchase orders | The entry-level ledger with 14 add-ons |

The classic mistake is buying for the company you hope to be. The second classic is staying five years past the point where your controller keeps the real numbers in Excel. If the spreadsheet is the truth, you've already outgrown the system.

## The move itself

Pick the date first. The first day of a fiscal year is best, the first day of a quarter is fine, the middle of anything is misery.

- **Clean before you move.** Every duplicate vendor you bring along gets to live forever.
- **Bring balances, not history.** Opening balances, open invoices, open bills, plus two years of monthly totals for comparison. Leave the old system readable for lookups, and export the full detail before you cancel it.
- **Run both for one close.** Not three. One. Compare the trial balances line by line, explain every difference, sign the page, turn off the old one.
- **Redesign the chart of accounts, gently.** If an account had fewer than five entries last year, merge it. If "Miscellaneous" is your fourth-largest expense, split it.
- **Train on your documents.** The ten from the folder. Print them. Yes, on paper.

Budget twice the hours the vendor quotes. I'm not being cynical; they quote *their* hours.

## When it's fine to stay

Sometimes the software isn't the problem. If reports are late because receipts are late, a new system will be late too, at a higher price. If nobody reconciles the bank, nobody will reconcile it in the new place. Fix the routine first. Then see whether you still want to switch. About a third of the time, you won't.

And there's nothing shameful about a boring ledger that balances. I've seen beautiful systems full of garbage and a hardware store on twenty-year-old desktop software whose owner could tell you his margin on deck screws, to the penny, by Thursday. Guess which one got the loan.

## The short version

Ten ugly documents. Five questions. The exit before the entrance. If a vendor won't play along, thank them for the coffee.`,
};
