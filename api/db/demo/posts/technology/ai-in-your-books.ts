import type { DemoPost } from '../demo-post';

export const aiInYourBooks: DemoPost = {
  slug: 'what-ai-can-and-cannot-do-in-your-books',
  author: 'Shreya Kulkarni',
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

- **Judgment about a rule.** Whether a contractor is an employee, whether a repair is an improvement, when revenue is earned. The answer sounds right either way.
- **Arithmetic over many steps.** Language models predict text. Let them call a calculator, or do the sum yourself.
- **Explaining why.** Asked why margin fell, a model will always find a reason. It has not spoken with the warehouse.
- **Anything with a signature under it.** The person who signs the return is responsible for it.

## Four rules

1. **Nothing leaves without a contract.** Before figures, names or tax documents go into a tool, know where they are stored, whether they train a model, and how they are deleted. Professionals have duties of confidentiality that a free account doesn't fulfill.
2. **Suggestions are not entries.** Let a person accept them, at least above an amount, and keep a record of who did.
3. **Cite or discard.** An answer about a law is useful when it names the paragraph and you have opened it. Otherwise it is gossip.
4. **Measure.** Time a task for two weeks before and two weeks after. Some things turn out to be slower with help.

## A small experiment

Take last month's one hundred card transactions. Let the software code them, then let your bookkeeper check. Count three figures: how many were right, how many were wrong and noticed, how many were wrong and looked right. The third figure decides. If it is zero, let it run for small amounts. If it is four, you have learned that cheaply.

## What it means for people

So far we do not see fewer bookkeepers. We see bookkeepers who type less and ask more. The value of somebody who calls and says "this supplier has billed you twice since March" has gone up, because the rest of the work has become cheap. That call is still made by a human being, and it is still the reason people stay with theirs.

Before this is published, the two client examples have to be added, once both have agreed to be named.`,
};
