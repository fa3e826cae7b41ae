import type { DemoPost } from '../demo-post';

export const salesTax: DemoPost = {
  slug: 'sales-tax-when-you-ship-across-state-lines',
  author: 'Rachel Whitfield',
  title: 'Sales Tax When You Ship Across State Lines',
  excerpt:
    'Since 2018, selling into a state can be enough to owe it sales tax. A calm order of work for online shops that are behind.',
  category: 'tax-strategies',
  tags: ['sales tax', 'nexus', 'e-commerce'],
  publishedDaysAgo: 36,
  content: `Almost every online shop that comes to us arrives with the same sentence: "I think we might have a sales tax problem." About half of them do. The ones who are calmest are usually the ones who should worry, so here is how to find out which half you're in.

## What changed in 2018

For decades a state could only make you collect its sales tax if you had something physical there: a store, a warehouse, a salesperson. On June 21, 2018, the Supreme Court decided [*South Dakota v. Wayfair*](https://www.supremecourt.gov/opinions/17pdf/17-494_j4el.pdf) and dropped that requirement. A state may now make a remote seller collect once it has enough sales into the state. The word for that is **economic nexus**.

Every state with a statewide sales tax has since passed such a rule. Five states have no statewide sales tax: Alaska, Delaware, Montana, New Hampshire and Oregon. Alaska still deserves a look, because many of its cities and boroughs collect their own through a [joint commission](https://arsstc.org).

## Thresholds: similar, never identical

A common threshold is $100,000 of sales into the state in a year. Some states are higher. [California](https://www.cdtfa.ca.gov/industry/wayfair.htm) and [Texas](https://comptroller.texas.gov/taxes/sales/remote-sellers.php), for example, use $500,000. Some states also count transactions, though several have repealed that test, and that's exactly the sort of detail that changes every legislative session. The [Streamlined Sales Tax Governing Board](https://www.streamlinedsalestax.org) keeps a state-by-state list. Use it, and then confirm on the state's own page.

Three questions decide more than the dollar figure:

- **Which sales count?** Gross sales, retail sales or taxable sales. In a state that counts gross sales, exempt wholesale orders push you over too.
- **Do marketplace sales count?** When a marketplace such as Amazon or Etsy makes the sale, it generally has to collect the tax itself. Some states still count those sales toward *your* threshold.
- **Which year?** This calendar year, last calendar year, or the past twelve months.

And physical presence never went away. Inventory in somebody else's warehouse is inventory. So is the employee who moved to Ohio in 2021 and kept the job.

## Do this first: a one-page nexus map

Before you register anywhere, make one table. It takes an afternoon with a good export from your store.

| State | Sales, last 12 months | Of which marketplace | People or inventory there | Threshold and how it counts | Registered? |
| --- | ---: | ---: | --- | --- | --- |

Sort by sales. In my experience the answer is visible in the first ten rows. You'll typically find two or three states where you are clearly over, a few where you'll be over by the holidays, and a long tail where you're not close.

Then ask, for those top rows, whether **what you sell is taxable there**. Clothing is exempt in Pennsylvania, mostly taxable in Ohio, and in New York depends on the price of the item. Groceries, supplements, software and digital goods vary just as much. A state where everything you sell is exempt may still want a registration, but there's no tax piling up.

## If you were over and didn't collect

This is the part people dread, so let's be plain about it. Sales tax you should have collected and didn't is now yours to pay. There's usually no time limit while no return has been filed. Registering today, as if nothing happened, stops the problem from growing. It doesn't make the past go away, and in some states it disqualifies you from the best way to settle it.

That way is a **voluntary disclosure agreement**. You, or your accountant without naming you at first, approach the state. The state agrees to look back a limited number of years and usually waives penalties. You pay the tax and interest. The Multistate Tax Commission runs a [program](https://www.mtc.gov) that lets you approach several states with one application.

Two conditions matter: you generally can't have been contacted by the state already, and you can't be registered already for that tax. So the order is:

1. Map.
2. Quantify the exposure by state.
3. Disclose where it's material.
4. Register.
5. Collect.

Not 4, 5, and then a phone call to me.

## If you did collect and didn't send it in

Stop reading and call someone today. Money collected as tax belongs to the state from the moment the customer pays it. Owners can be held personally responsible for it, and the voluntary programs that are generous about tax you never collected are not generous about this.

## Living with it

Once you're registered, the work is routine if you set it up that way.

- **Let software calculate rates.** There are thousands of local jurisdictions. No spreadsheet survives them.
- **Map each product once.** The rate engine is only as good as the product category you gave it. Most errors I find are a product mapped to "general" by whoever was in a hurry.
- **Keep exemption certificates.** A wholesale sale without a certificate is a taxable sale in an audit. Collect it with the first order, not three years later.
- **Reconcile every month.** Tax collected per the store, tax payable in the books, tax on the returns: three numbers, one match. When they drift, you want to know in the month it happened.
- **File the zero returns.** A registered seller files even when nothing was sold.
- **Give customers the tax on the invoice.** Absorbing it silently makes your price reports wrong and, in some states, isn't allowed.

## What this has to do with income tax

Less than you'd think. A federal law, Public Law 86-272, limits when states may tax the *income* of companies that only solicit orders for goods there. It says nothing about sales tax. You can owe sales tax in a state where you owe no income tax, and the reverse. They're separate maps, made from the same data.

## Where we usually land

A shop doing $2 million across the country, selling its own brand, usually ends up registered in somewhere between six and fifteen states. That sounds like a lot. With software and a monthly close, it's a couple of hours a month. The expensive version is the one where nobody looked for four years.

Look this month. It's the cheapest this will ever be.`,
};
