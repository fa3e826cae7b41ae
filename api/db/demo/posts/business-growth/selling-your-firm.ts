import type { DemoPost } from '../demo-post';

export const sellingYourFirm: DemoPost = {
  slug: 'selling-your-firm-the-three-years-before',
  author: 'Catherine Ashby',
  title: 'Selling Your Firm: The Three Years Before',
  excerpt: 'The price is set long before the buyer appears. What to do three years, two years and one year ahead.',
  category: 'business-growth',
  tags: ['exit', 'succession', 'valuation'],
  publishedDaysAgo: 76,
  content: `A client of mine ran a commercial printing firm for thirty-one years. When he decided to sell, he gave himself four months. He sold for a little less than the appraisal of his machines, which is to say he was paid for the iron and nothing for the thirty-one years.

He'd done nothing wrong. He had simply begun at the end.

What follows is the conversation I wish we'd had earlier. It assumes you own most of a privately held company, would like to be paid for it one day, and would also like to recognize it afterward.

## Three years before: make it a business, not a job

Buyers pay for earnings that will continue without you. So the first question isn't what the company is worth. It's what happens if you take a month off. Try it. Actually leave. What breaks is your list.

**Write down what you know.** Which customers call you at home, which supplier gives you terms on a handshake, how you price the odd job. Each of these is value that walks out of the door with you, unless it lives somewhere else by then.

**Reduce your concentration.** If one customer is a third of your revenue, a buyer will price the chance of losing them. You can't fix that in a year. In three, you often can.

**Separate yourself from the company.** The car, the boat slip, the nephew. Run a clean set of books now, because a buyer will want three clean years, and the ones that count are starting today.

**Look at the structure.** Whether you're a C corporation, an S corporation or an LLC shapes what you keep. Some choices have clocks attached: an S election made late carries a [built-in gains](https://www.irs.gov/instructions/i1120s) period, and the exclusion for qualified small business stock depends on how the stock was issued and how long you've held it. Three years ahead, these are options. Three months ahead, they're facts.

## Two years before: see what a buyer will see

**Get a valuation you didn't pay to be flattered by.** For most firms of your size, the price will be some multiple of adjusted earnings. The adjustments are where the arguments are: your salary brought to market, one-time costs removed, rent reset if you own the building. Do them yourself, in writing, with support. An adjustment you can document is worth its multiple. One you can't is worth an awkward silence.

**Consider a sell-side quality of earnings report.** It's an accountant's examination of whether your profit is what you say it is. Buyers order one as a matter of course. Doing it first costs money and saves the discount you'd otherwise give when they find something in week nine.

**Tidy the paper.** Leases that can be assigned, contracts that survive a change of control, employment agreements, trademarks in the company's name. I've seen a closing slip six weeks over an unsigned assignment from a designer who'd moved to Portugal.

**Talk to your family.** Not about the price. About the Tuesday after. Owners who haven't answered that question have a way of sabotaging good offers, and they never know why.

## One year before: build the team and the tax picture

You'll want an attorney who closes these deals often, an accountant who'll model the tax, someone to run the process, and someone to plan what happens with the money. They should meet each other before the letter of intent, not after.

The letter of intent is where most of your leverage ends. Before you sign it, know your answer to four questions.

| Question | Why it matters |
| --- | --- |
| Asset sale or stock sale? | Buyers usually prefer assets, sellers usually prefer stock; the tax differs for both |
| How is the price allocated? | In an asset sale both sides report the same allocation on [Form 8594](https://www.irs.gov/forms-pubs/about-form-8594); some of it may be ordinary income to you |
| How much is paid later? | Seller notes and earnouts are loans you make to a company you no longer run |
| What is the working capital target? | Set too high, it quietly lowers the price you shook hands on |

[Publication 544](https://www.irs.gov/publications/p544) of the IRS makes the key point well: for tax purposes you aren't selling one thing. You're selling each asset, and each has its own treatment.

If part of the price comes over time, the [installment method](https://www.irs.gov/publications/p537) may let you report the gain as you're paid. It doesn't apply to everything; inventory and depreciation recapture are the usual surprises, and recapture can be taxed in the year of the sale even if the cash isn't here yet. Ask for the tax on each version of the offer, after state tax. The higher headline is not always the larger check.

## Choosing among buyers

You'll meet three kinds.

A **competitor** may pay the most and change the most. Guard your customer list until late in the process, and write the confidentiality agreement as though they won't buy, because most won't.

A **financial buyer** will ask you to keep some ownership and stay a while. The second sale can be worth more than the first. It can also be worth nothing. Only keep what you can afford to see go to zero.

Your **own people** know the company and rarely have the money. An employee stock ownership plan or a seller-financed buyout can work beautifully, and both need far more time than you think. The Department of Labor oversees [ESOPs](https://www.dol.gov/general/topic/retirement/typesofplans) as retirement plans, with everything that implies.

## After the wire

A sum arrives that's larger than any you've handled, on a day when you're tired. I tell clients to do as little as possible for ninety days: set aside the tax, pay what must be paid, keep the rest in something dull. Check the limits of [deposit insurance](https://www.fdic.gov/resources/deposit-insurance/) before you leave it all in one account.

Nobody regrets the ninety days. Several have regretted the boat.

## If you only do one thing

Block one day, this quarter. Write the page a stranger would need in order to run your company for a month. If it takes you a day, you're closer than you think. If it takes you a year, you've just found out what the three years are for.`,
};
