import type { DemoPost } from '../demo-post';

export const accountsPayable: DemoPost = {
  slug: 'automation-that-pays-accounts-payable-first',
  author: 'Samuel Thibodeau',
  title: 'Automation That Pays: Start With Accounts Payable',
  excerpt:
    'Paying bills is repetitive, rule-bound and easy to measure. That makes it the best first project and the worst place to be careless.',
  category: 'technology',
  tags: ['automation', 'accounts payable', 'controls'],
  publishedDaysAgo: 44,
  content: `Before I kept books I spent eight years in a bottling plant, where you learn one thing about automation quickly: if the line is bad, a faster line makes more bad bottles. Accounts payable is the same. Automate it in the right order and it returns your investment within a year. Automate it in the wrong order and you'll pay the wrong people, faster.

## Measure before you touch anything

For four weeks, write down five numbers.

| Measure | How |
| --- | --- |
| Bills per month | Count them |
| Touches per bill | How many times a person handles it, from arrival to payment |
| Days from receipt to approval | Date stamps |
| Share paid late | Compare the due date with the payment date |
| Share corrected after entry | Wrong amount, vendor, account or duplicate |

A typical small company I measure has 150 to 400 bills, five to seven touches each, and about one bill in twelve corrected later. Your numbers will differ; that's why you measure. Without a baseline, a year from now you'll have software and an opinion.

## Fix the process on paper

Draw the steps a bill takes today. Most drawings contain three things that no software cures:

1. **Bills arrive in many places.** Four inboxes, the mail, a text message. Create one address, ap@yourcompany, and send every vendor a note. Bills that arrive elsewhere get forwarded, not entered.
2. **Approval means "I recognize the name."** Decide what approval means. Mine: *we ordered it, we received it, the price is what we agreed.* Three facts. If no purchase order exists, the approver states all three.
3. **Vendors are created by whoever types the bill.** Separate the two. The person who adds a vendor or changes bank details isn't the person who enters or pays bills.

Do only this, with no new software, and touches usually fall by a third.

## Then automate, in this order

**Capture.** Software reads the bill and proposes vendor, date, amount, due date and account. Expect it to be right most of the time and confidently wrong some of the time. Keep a person on every bill until you've counted a hundred without a correction from a given vendor; then let that vendor through with sampling.

**Matching.** Where you use purchase orders, compare order, receipt and bill by machine. Set a tolerance, such as 2% or $25, and route only exceptions to a person. This is where the hours are.

**Approval.** Rules by amount and department, on a phone, with the bill in view. One level below your threshold, two above. Add a substitute for vacations, or your whole process takes a vacation too.

**Payment.** Last, always. Batch twice a week. The person who releases the batch didn't enter the bills, and looks at *new vendors and changed bank details* first, the total second.

## Duplicates, discounts and other arithmetic

Three sources of return, in the order they usually turn out to matter:

- **Time.** (Touches before − touches after) × minutes × bills × hourly cost.
- **Duplicates and errors.** Run a report on the last 24 months: same vendor, same amount, within 45 days. Then the same invoice number with the punctuation removed. There's nearly always something, and many vendors refund it without argument.
- **Early payment discounts.** "2/10, net 30" means you may take 2% off if you pay 20 days early. That's 2 ÷ 98 × 365 ÷ 20, or about **37% a year**. If your line of credit costs less than that, take the discount.

Don't count "headcount savings" unless you really intend to reduce headcount. What you'll have is a bookkeeper with Thursday afternoons. Decide what Thursday is for.

## Paperwork the machine should collect

The day a vendor is created is the only day they're eager to send you documents. Make the system ask for all of it then:

- A [Form W-9](https://www.irs.gov/forms-pubs/about-form-w-9) before the first payment. No W-9, no payment. You'll need it for [Form 1099-NEC](https://www.irs.gov/forms-pubs/about-form-1099-nec) in January, and when a vendor refuses to give a taxpayer number you may have to withhold: [backup withholding](https://www.irs.gov/businesses/small-businesses-self-employed/backup-withholding) is 24%.
- A check of the name and number with the IRS's free [TIN Matching](https://www.irs.gov/tax-professionals/taxpayer-identification-number-tin-matching) service, if you file information returns.
- Insurance certificates for contractors who work on your premises, with an expiration date that reminds you.
- Bank details, confirmed by **calling a number you already had**. Not the one in the email.

## The one control I won't trade

Criminals don't attack your software. They write an email that looks like your vendor's, with new bank details. Automation makes this worse in one specific way: a changed account number flows silently into the next batch. So the rule is mechanical and has no exceptions. A change of bank details stops all payments to that vendor until someone has called a known number and written down who confirmed it and when. The FBI describes the pattern under [business email compromise](https://www.fbi.gov/how-we-can-help-you/scams-and-safety/common-frauds-and-scams/business-email-compromise).

Ask your bank for positive pay on checks and for filters or blocks on electronic debits. They cost little and they work while you're asleep.

## What a good month looks like

Six months in, measure the same five numbers. For a company with 300 bills, I'd hope to see two touches instead of six, approval within two days, late payments close to zero except on purpose, corrections under one in fifty. If touches haven't fallen, somebody is still printing. Go find out why; they probably have a reason, and it's probably a good one.

Then, and only then, look at the next line in the plant. Receivables is usually it. Expense reports are a distraction: small amounts, loud opinions.

## When not to bother

Below about 40 bills a month, a shared inbox, a weekly hour and a checklist beat any subscription. You'll know that you've outgrown it when the hour becomes two. Until then, keep your money. A line that runs once a week doesn't need a robot.`,
};
