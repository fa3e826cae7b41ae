import type { DemoProfessional } from './demo-professional';

/** Fractional CFOs. */
export const fractionalCfos: readonly DemoProfessional[] = [
  {
    name: 'Priya Raman', at: 'San Francisco, CA 94105', as: 'cfo', username: 'cfo', plan: 'starter', verified: true,
    services: 'cfo financial-strategy fundraising financial-modeling board-reporting', specialties: 'saas-metrics startup-finance fundraising-readiness', industries: 'saas tech finance', clients: 'vc-backed',
    certs: 'CPA (California)|MBA', since: 2011, price: 'From $4,500 a month for two days a week', from: 4500, reply: 4,
    business: 'Raman Finance Partners', tagline: 'Seed to Series C, without hiring too early', languages: 'English|Tamil',
    bio: 'I have closed the books at two companies that sold and one that did not, and learnt most from the third. I join as a part-time CFO between seed and Series C: model, metrics, board pack, hiring plan. When you need a full-time person I help you find one and leave.', reviews: [6, 4.8],
  },
  {
    name: 'Lawrence Beaumont', at: 'New York, NY 10010', as: 'cfo', plan: 'premium', verified: true, featured: true,
    services: 'cfo ma-support exit-planning financial-modeling', specialties: 'mergers-acquisitions exit-readiness multi-entity', industries: 'professional marketing entertainment', clients: 'smb-owner vc-backed',
    certs: 'CFA', since: 2005, price: 'Transactions quoted, retainers from $6,000 a month', from: 6000, reply: 5,
    business: 'Beaumont Transaction Finance', tagline: 'Eleven exits, most of them on the first letter of intent',
    bio: 'Before this I spent a decade as a buyer, so I know which page of the data room the other side opens first. I prepare agencies and service firms for sale: quality of earnings, working capital peg, the story of the margin. Nights before signing are included.', reviews: [5, 4.7],
  },
  {
    name: 'Denise Fairchild', at: 'Washington, DC 20005', as: 'cfo', plan: 'professional', verified: true,
    services: 'cfo budgeting-forecasting board-reporting systems', specialties: 'grant-reporting multi-entity', industries: 'nonprofit education government', clients: 'smb-owner',
    certs: 'CPA (District of Columbia)|CGMA', since: 2008, price: 'From $2,800 a month, nonprofit rate', from: 2800, reply: 8,
    business: 'Fairchild Nonprofit Finance', tagline: 'A CFO for associations and foundations',
    bio: 'A nonprofit can be rich in grants and unable to make payroll in the same week. I keep a cash forecast that knows the difference. Boards get one page, programme directors get their own, and the auditor gets it all on the first day.', reviews: [5, 4.9],
  },
  {
    name: 'Kwame Asante', at: 'Houston, TX 77002', as: 'cfo', plan: 'premium', verified: true, featured: true,
    services: 'cfo cash-flow financial-strategy budgeting-forecasting', specialties: 'turnaround bank-financing', industries: 'energy manufacturing logistics', clients: 'smb-owner',
    certs: 'CPA (Texas)|Certified Turnaround Professional', since: 2004, price: 'From $5,000 a month; first two weeks fixed at $3,500', from: 3500, reply: 3,
    business: 'Asante Turnaround', tagline: 'Thirteen weeks of cash, and a way out',
    bio: 'I am usually called when the bank has stopped being friendly. In the first week you get a thirteen-week cash flow and a list of calls to make, with a script for the hard ones. I have done this nineteen times, and fifteen of those companies are still there.', reviews: [7, 4.8],
  },
  {
    name: 'Melissa Thornton', at: 'Lehi, UT 84043', as: 'cfo', plan: 'professional', verified: true,
    services: 'cfo financial-modeling board-reporting systems', specialties: 'saas-metrics pricing-strategy', industries: 'saas tech', clients: 'vc-backed smb-owner',
    certs: 'CPA (Utah)', since: 2016, price: 'From $3,200 a month', from: 3200, reply: 5,
    business: 'Thornton SaaS Finance', tagline: 'Pricing first, then everything else',
    bio: 'The fastest way to fix a software budget is usually the price list. I look at cohorts, discounts and the customers you should let go, then build a forecast around what remains. Founders get a dashboard with nine numbers. Nine is plenty.', reviews: [5, 4.6],
  },
  {
    name: 'Owen Gallagher', at: 'Boulder, CO 80302', as: 'cfo', verified: true,
    services: 'cfo cash-flow financial-strategy', specialties: 'inventory-finance pricing-strategy bank-financing', industries: 'retail ecommerce manufacturing cannabis', clients: 'ecommerce-businesses smb-owner',
    certs: 'CMA', since: 2013, price: 'From $2,400 a month for consumer brands', from: 2400, reply: 12,
    business: 'Shelf Life Finance', tagline: 'Inventory is cash in a box',
    bio: 'Consumer brands rarely fail for lack of customers; they run out of cash two weeks before the container lands. I plan purchases with payments, negotiate terms with suppliers and explain trade spend until it stops being a mystery. Outdoor and food brands mostly.', reviews: [4, 4.7],
  },
  {
    name: 'Shreya Kulkarni', at: 'Bellevue, WA 98004', as: 'cfo', plan: 'premium', verified: true, featured: true,
    services: 'cfo fundraising financial-modeling financial-strategy', specialties: 'fundraising-readiness international-expansion', industries: 'tech biotech healthcare', clients: 'vc-backed',
    certs: 'CFA|MBA', since: 2014, price: 'From $5,500 a month; fundraise sprints $12,000', from: 5500, reply: 4, languages: 'English|Hindi|Marathi',
    business: 'Kulkarni Capital Readiness', tagline: 'The model investors do not take apart',
    bio: 'I sat on the investor side for seven years and read around two thousand models. The good ones are short and honest about the ugly quarter. I help technical founders build one of those, run the data room and open the first subsidiary abroad.', reviews: [5, 4.9],
  },
  {
    name: 'Arthur Pell', at: 'Cambridge, MA 02139', as: 'cfo',
    services: 'cfo board-reporting budgeting-forecasting fundraising', specialties: 'startup-finance grant-reporting', industries: 'biotech', clients: 'vc-backed',
    certs: 'CPA (Massachusetts)', since: 1998, price: 'From $4,800 a month', from: 4800, reply: 24, verified: true,
    business: 'Pell Life Sciences Finance', tagline: 'Runway for companies ten years from revenue',
    bio: 'In drug discovery nothing is sold for a decade, so the only product is runway. I tie the budget to the trial plan and show the board what each delay costs. Three of my companies have listed; I rang no bells, I was finishing the filing.', reviews: [3, 4.5],
  },
  {
    name: 'Simone Archer', at: 'Evanston, IL 60201', as: 'cfo', plan: 'professional',
    services: 'cfo cash-flow budgeting-forecasting financial-statements', specialties: 'multi-entity bank-financing', industries: 'healthcare fitness franchise', clients: 'smb-owner physicians',
    certs: 'CPA (Illinois)|CGMA', since: 2010, price: 'From $2,200 a month', from: 2200, reply: 6, verified: true,
    business: 'Archer Multi-Site Finance', tagline: 'From the third location on, you need this',
    bio: 'The third location is where a gut feeling stops working. I set up one chart of accounts, weekly flash reports and a bank that understands you. Clinics, studios and franchise groups hire me for a day a week and tend to keep me.', reviews: [4, 4.6],
  },
  {
    name: 'Nathaniel Grimes', at: 'Savannah, GA 31401', as: 'cfo accountant',
    services: 'cfo accounting cash-flow consulting', specialties: 'turnaround cost-accounting', industries: 'logistics restaurant automotive', clients: 'smb-owner',
    certs: 'CPA (Georgia)', since: 2002, price: 'From $1,900 a month', from: 1900, reply: 16,
    business: 'Grimes Operating Finance', tagline: 'A CFO who visits the loading dock',
    bio: 'I like companies with trucks, kitchens or forklifts. Two mornings a month I walk the floor and ask people what slows them down, because the ledger only tells you afterwards. Then we fix the pricing, the route or the roster, and the margin follows.', reviews: [3, 4.3],
  },
  {
    name: 'Camille Rousseau', at: 'Charlotte, NC 28202', as: 'cfo', verified: true, plan: 'professional',
    services: 'cfo systems board-reporting financial-statements', specialties: 'international-expansion multi-entity gaap-audit-readiness', industries: 'finance manufacturing', clients: 'vc-backed smb-owner', languages: 'English|French|German',
    certs: 'CPA (North Carolina)|ACCA', since: 2012, price: 'From $3,600 a month, ERP projects quoted', from: 3600, reply: 7,
    business: 'Rousseau Group Reporting', tagline: 'Five countries, one close',
    bio: 'I consolidate groups whose subsidiaries each insist on their own calendar. Transfer pricing files, intercompany loans, a month-end in six days: it can be done, with patience and a good template. European owners with an American subsidiary are my usual client.', reviews: [2, 4.7],
  },
  {
    name: 'Warren Oyelaran', at: 'Minneapolis, MN 55401', as: 'cfo advisor',
    services: 'cfo financial-strategy exit-planning planning', specialties: 'exit-readiness business-succession', industries: 'professional insurance agriculture', clients: 'smb-owner executives',
    certs: 'CPA (Minnesota)|CFP', since: 2007, price: 'From $2,000 a month', from: 2000, reply: 10,
    business: 'Oyelaran Owner Advisory', tagline: 'The business plan and the household plan on one page',
    bio: 'Owners keep two sets of worries, one for the firm and one for the family, and pay different people for each. I hold both licences and put them on one page. We decide what the business owes you before deciding what it is worth.',
  },
];
