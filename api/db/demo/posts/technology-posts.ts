import type { DemoPost } from './demo-post';

/** Posts of the category Finance Technology. */
export const technologyPosts: readonly DemoPost[] = [
  {
    slug: 'choosing-accounting-software-you-will-still-like-in-three-years',
    title: 'Choosing Accounting Software You Will Still Like in Three Years',
    excerpt:
      'Ignore the feature grid. Nine questions about your own business will narrow the field to two, and a trial month decides.',
    category: 'technology',
    tags: ['software', 'bookkeeping', 'systems'],
    publishedDaysAgo: 13,
    content: `Every accounting program can send an invoice and print a balance sheet. What makes people unhappy with theirs after two years is never on the comparison chart. It is the fourth location, the inventory that does not reconcile, the accountant who cannot log in.

## Nine questions about you

Answer these before you look at any product.

1. How many bank accounts and cards, and will your bank connect directly?
2. Do you hold inventory, and do you need cost by batch or serial number?
3. In how many states do you collect sales tax?
4. Is there more than one company, and do you need them in one report?
5. Do you bill by hour, by project, by subscription, or by item?
6. Who approves payments, and should that be two people?
7. Which other system owns the truth about customers: the shop, the till, the practice software?
8. What does your accountant use every day?
9. Where do you want to be in three years: twice as large, or the same with fewer hours?

Questions 2, 4 and 7 decide most cases. If the answer to all three is "no" or "none", the two well-known programs for small businesses will both do, and you should take the one that your accountant prefers.

## What to test in the trial month

Do not watch the demonstration with the vendor's tidy sample company. Load **your** last quarter.

- Import the bank feed and reconcile a month. Count the clicks.
- Enter the ugliest transaction of the year: a refund in part, a customer deposit, a loan with fees.
- Run payroll or connect the service you have, and look at what it posts.
- Produce the one report you look at every week. If it needs a spreadsheet afterwards, note that.
- Export everything. If you cannot get your data out on day one, you will not get it out on day thousand.

## Costs that are not on the price page

The subscription is the smallest part. Add the cost of moving (opening balances, open invoices, history you need), connectors between systems, additional users, payroll per head, and payment fees. Over three years the fees on card payments often exceed everything else.

## Move at a quiet time

The first day of a fiscal year is the textbook answer; the first day of any quarter is fine. Freeze the chart of accounts beforehand and use the chance to cut it down. Companies with four hundred accounts use sixty. Run both systems in parallel for one month, compare the trial balances, then switch the old one to read-only and keep it for as long as the tax rules say.

## Security, briefly

Turn on two-factor sign-in for everybody on the first day. Give each person their own login. Let nobody both create a vendor and release a payment. Most fraud in small companies needs no hacker, only one shared password and a quiet afternoon.

## The decision

If two products are left at the end, ask which one your bookkeeper would rather open on a Monday. They will spend more time in it than with their family, and they are usually right.`,
  },
  {
    slug: 'automation-that-pays-accounts-payable-first',
    title: 'Automation That Pays: Start With Accounts Payable',
    excerpt:
      'Of all the things software can do in a finance team, paying bills is the dullest and the most worthwhile.',
    category: 'technology',
    tags: ['automation', 'accounts payable', 'controls'],
    publishedDaysAgo: 44,
    content: `When companies decide to automate something in finance, they tend to start with a dashboard. It looks good in a meeting. Start with accounts payable instead: it is where the hours go, where the errors are and where the fraud happens.

## What a bill costs today

Follow one invoice through your company and time it. It arrives in somebody's mailbox, is forwarded, printed, lies on a desk, gets a signature, is typed in, coded, paid and filed. Surveys put the cost of that between eight and fifteen dollars an invoice when done by hand. At two hundred bills a month that is a part-time salary spent on moving paper.

## The five steps worth automating

1. **Capture.** One address, such as bills@yourcompany, to which every vendor sends. Software reads vendor, date, amount and due date. It is right most of the time; a person checks the rest.
2. **Coding.** Rules by vendor and line cover eighty percent after two months. Do not aim for a hundred.
3. **Matching.** If you use purchase orders, the system compares order, receipt and bill. Only differences reach a human being.
4. **Approval.** By amount and department, on a telephone, with the picture of the bill beside the button. A reminder after two days, the deputy after four.
5. **Payment.** In batches twice a week, by bank transfer, with the remittance advice sent automatically.

## Controls that software makes easy

Good automation is stricter than the paper was.

- The person who adds a vendor cannot approve its bills.
- A change of a vendor's bank account waits until somebody has **called a number already on file**. Most payment fraud is a friendly e-mail about new bank details.
- Two bills with the same vendor, number and amount are stopped.
- Every step leaves a name and a time.

## A realistic plan

**Month one:** set up the mailbox, move your twenty largest vendors, keep paying the old way. **Month two:** approvals in the system, payments still by hand. **Month three:** payments too, and the rest of the vendors. At the end of the quarter compare four figures with the start: hours spent, cost of late fees, discounts taken, and how many days a bill waits for approval.

## What goes wrong

Projects fail in three ways. Somebody automates a mess, and now it is a fast mess: tidy the vendor list and the chart of accounts first. Approvers are left out until launch, and approve nothing. Or everybody wants the special case built in before the simple case works. Leave the special case manual; there are four a month.

## And then?

Once bills flow, expense cards and receipts are an easy second, billing your own customers is the third. The dashboard comes at the end. By then the figures behind it will be right, which is the part that the vendor's demonstration left out. And the person who used to type bills can spend those hours on calling late customers, which no software does with the same charm.`,
  },
  {
    slug: 'what-ai-can-and-cannot-do-in-your-books',
    title: 'What AI Can and Cannot Do in Your Books',
    excerpt:
      'It reads receipts well and explains variances badly. A sober list, with rules for using it on confidential figures.',
    category: 'technology',
    tags: ['ai', 'bookkeeping', 'controls'],
    publishedDaysAgo: null,
    content: `Every accounting product now has a button with a sparkle on it. Some of those buttons save hours. Some produce confident nonsense about depreciation. Here is what we see in practice at the professionals who use them daily.

## What works

- **Reading documents.** Receipts, bills and bank statements, even crooked photographs of them. Accuracy is high enough that checking is faster than typing.
- **Suggesting codes.** For vendors seen before, suggestions are right nine times out of ten. For new ones they are a starting point.
- **Finding the odd one out.** A duplicate, a round amount on a Sunday, a vendor with the same bank account as an employee. Software does not get bored in row 4,000.
- **First drafts.** Reminders to late customers, the wording of a policy, a summary of a lease. Somebody has to read them, but nobody has to start from an empty page.

## What does not, yet

- **Judgement about a rule.** Whether a contractor is an employee, whether a repair is an improvement, when revenue is earned. The answer sounds right either way.
- **Arithmetic over many steps.** Language models predict text. Let them call a calculator, or do the sum yourself.
- **Explaining why.** Asked why margin fell, a model will always find a reason. It has not spoken with the warehouse.
- **Anything with a signature under it.** The person who signs the return is responsible for it.

## Four rules

1. **Nothing leaves without a contract.** Before figures, names or tax documents go into a tool, know where they are stored, whether they train a model, and how they are deleted. Professionals have duties of confidentiality that a free account does not fulfil.
2. **Suggestions are not entries.** Let a person accept them, at least above an amount, and keep a record of who did.
3. **Cite or discard.** An answer about a law is useful when it names the paragraph and you have opened it. Otherwise it is gossip.
4. **Measure.** Time a task for two weeks before and two weeks after. Some things turn out to be slower with help.

## A small experiment

Take last month's one hundred card transactions. Let the software code them, then let your bookkeeper check. Count three figures: how many were right, how many were wrong and noticed, how many were wrong and looked right. The third figure decides. If it is zero, let it run for small amounts. If it is four, you have learned that cheaply.

## What it means for people

So far we do not see fewer bookkeepers. We see bookkeepers who type less and ask more. The value of somebody who calls and says "this supplier has billed you twice since March" has gone up, because the rest of the work has become cheap. That call is still made by a human being, and it is still the reason people stay with theirs.

Before this is published, the two client examples have to be added, once both have agreed to be named.`,
  },
];
