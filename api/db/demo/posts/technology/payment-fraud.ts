import type { DemoPost } from '../demo-post';

export const paymentFraud: DemoPost = {
  slug: 'the-email-that-moves-your-money',
  author: 'Gregory Palmer',
  title: 'The Email That Moves Your Money',
  excerpt:
    'Payment fraud rarely looks like hacking. It looks like a vendor, a boss or a closing attorney in a hurry. Seven controls that stop most of it.',
  category: 'technology',
  tags: ['fraud', 'security', 'controls'],
  publishedDaysAgo: 52,
  content: `The losses that have hurt my clients most did not involve clever code. They involved a polite email, a plausible reason and a payment that somebody was proud to have made on time.

This article describes how those cases work, what stops them, and what to do in the first hour if one succeeds. I have kept it short enough to use as the agenda of a staff meeting. I recommend doing exactly that.

## How it usually happens

The FBI calls the pattern [business email compromise](https://www.fbi.gov/how-we-can-help-you/scams-and-safety/common-frauds-and-scams/business-email-compromise), and its [Internet Crime Complaint Center](https://www.ic3.gov) publishes the losses each year. Read the latest annual report; the figures are in the billions, and they cover only what was reported.

There are four common variants.

| Variant | What arrives | Who is targeted |
| --- | --- | --- |
| Vendor change | "Please note our new bank details" | Accounts payable |
| Executive request | "I'm in a meeting. I need a wire today" | Controller, assistant |
| Payroll diversion | "Please update my direct deposit" | HR, payroll |
| Closing instructions | "Updated wire instructions for Friday" | Anyone buying property or a company |

In the worst version, the sender's mailbox has really been taken over. The message comes from the right address, in the middle of a real thread, with a real invoice attached in which one line has been altered. Looking carefully at the sender does not help, because the sender is genuine. Only a second channel helps.

A related request deserves its own mention. Each winter, someone writes to payroll in the name of an executive and requests copies of all Forms W-2. Report that kind of data theft to the IRS the same hour; [Identity Theft Central](https://www.irs.gov/identity-theft-central) has the steps for businesses. Minutes matter because the returns will be filed within days.

## Seven controls

None of these requires a purchase. Together they would have prevented nearly every case I have examined.

1. **Call back on a known number.** Any new or changed bank detail is confirmed by phone, using a number from your own records. Never from the email, never from the invoice that came with it. Record who was called, by whom and when.
2. **Two people release money.** One prepares, another approves, on separate devices. Your bank can enforce this. Set it so that the bank's system, and not your policy manual, refuses a single signature.
3. **A cooling-off period.** The first payment to new bank details goes out no sooner than the next business day. A real vendor can wait. Urgency is the one ingredient no fraud can do without.
4. **Multi-factor sign-in on email first.** People protect the bank and forget the mailbox. The mailbox resets everything else. CISA's [Secure Our World](https://www.cisa.gov/secure-our-world) has instructions for staff. Prefer an authenticator app or a security key to text messages.
5. **Turn off automatic forwarding to outside addresses.** Intruders set up a rule that copies or hides messages with words such as *invoice* and *wire*. Your administrator can block this for the whole company in a few minutes. Have them list existing rules while they are there.
6. **Bank-side filters.** Positive pay for checks, debit blocks or filters for ACH, dollar limits per user and per day. Ask your bank to list what you have. Most companies find at least one they believed was on.
7. **Permission to be slow.** The owner tells everybody, in person: *you will never be in trouble for checking a payment with me, however urgent I sounded.* It is the least expensive control on this list, and the one most often missing.

## Test it

A control that has never been tested is a hope. Twice a year, do a small exercise. Have someone the staff does not know send a change of bank details for a real vendor. Observe what happens. Do not punish anyone. If it got through, you have found the gap at no cost; discuss it openly and thank the person who handled the message for taking part.

Once a year, review the list of people who can sign in to the bank. I have found former employees on it more often than I would like to say.

## If you hold other people's data

Tax preparers, bookkeepers who handle tax data, mortgage brokers and many advisors fall under the [FTC Safeguards Rule](https://www.ftc.gov/business-guidance/resources/ftc-safeguards-rule-what-your-business-needs-know), which requires a written information security program. For tax professionals, the IRS offers a template in [Publication 5708](https://www.irs.gov/pub/irs-pdf/p5708.pdf) and guidance in [Publication 4557](https://www.irs.gov/pub/irs-pdf/p4557.pdf). Every state has a breach notification law as well, with deadlines of its own. Know yours before you need it.

## The first hour

If money has gone to the wrong place, speed decides how much of it returns. Do these in order, and do not spend the first thirty minutes working out whose fault it was.

1. **Call your bank's fraud line.** Ask it to recall the payment and to contact the receiving bank. Say the words "business email compromise." For a wire, request a hold harmless letter if the other bank needs one.
2. **Report to the FBI at [ic3.gov](https://www.ic3.gov).** Its recovery team works with banks to freeze funds, and its chances are best within the first days. Have the account numbers, amounts and times ready. For large sums, call your local FBI field office as well.
3. **Secure the mailbox.** Change passwords, end all sessions, remove unknown rules and devices. Preserve the messages; do not delete them.
4. **Warn the other side.** Call the real vendor. If their mailbox was the one taken over, their other customers are next.
5. **Call your insurer and your attorney.** Crime and cyber policies differ on whether a payment you made voluntarily is covered, and most require prompt notice.

Print these five lines with the phone numbers filled in, and put them where accounts payable can see them. On the day, nobody will be able to find the file.

## A note on blame

The person who sent the payment is nearly always conscientious. They were trying to help a vendor or a boss, quickly. An organization that makes an example of them will learn about the next attempt much later than it should.

Design the process so that a helpful, hurried, tired person cannot lose the company's money alone. Everything above is a way to do that.`,
};
