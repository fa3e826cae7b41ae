/** One case, from problem to result. Illustrative, and labeled so on the page. */
export interface SuccessStory {
  readonly id: number;
  readonly clientName: string;
  readonly industry: string;
  /** The value of the search's industry parameter. */
  readonly industrySlug:
    | 'technology'
    | 'ecommerce'
    | 'professional-services'
    | 'manufacturing'
    | 'healthcare'
    | 'non-profit';
  readonly accountantName: string;
  readonly accountantSpecialty: string;
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly string[];
  readonly quote: string;
  readonly clientRepresentative: string;
  /** 1 to 5. */
  readonly rating: number;
}

/** Six illustrative case studies. */
export const successStories: readonly SuccessStory[] = [
  {
    id: 1,
    clientName: 'Lantern Robotics',
    industry: 'Technology',
    industrySlug: 'technology',
    accountantName: 'Grace Whitfield',
    accountantSpecialty: 'Fractional CFO, startup finance',
    challenge:
      'Twenty people, nine months of cash, and a board deck whose figures did not match the bank. The founders wanted to raise money and could not say how much.',
    solution:
      'A fractional CFO two days a week: one forecast by driver, a monthly close within eight days, and a data room that investors could follow without a guide.',
    results: [
      'Monthly close in 8 days instead of 31',
      'One forecast used by founders and board',
      'Funding round closed after 14 weeks',
    ],
    quote: 'For the first time, nobody asked us which spreadsheet was the right one.',
    clientRepresentative: 'Anil Mehta, co-founder',
    rating: 5,
  },
  {
    id: 2,
    clientName: 'Birch & Thread',
    industry: 'E-commerce',
    industrySlug: 'ecommerce',
    accountantName: 'Marcus Bell',
    accountantSpecialty: 'Sales tax, e-commerce',
    challenge:
      'Orders from 32 states and sales tax filed in one. A notice from a second state arrived in the busiest month of the year.',
    solution:
      'A review of where the company had to file, voluntary disclosure where it was late, and a filing calendar that its shop system feeds.',
    results: [
      'Registered in 11 states',
      'Penalties reduced through voluntary disclosure',
      'Filing takes half a day a month',
    ],
    quote: 'He gave us a list with dates, and then the dates were kept.',
    clientRepresentative: 'Sofia Lindgren, owner',
    rating: 5,
  },
  {
    id: 3,
    clientName: 'Hartley Design Partners',
    industry: 'Professional Services',
    industrySlug: 'professional-services',
    accountantName: 'Nora Feldman',
    accountantSpecialty: 'Accounting for agencies',
    challenge:
      'Good years and bad years with the same clients and the same team. Nobody could say which projects earned money.',
    solution:
      'Time and cost booked by project, a rate card built from real cost, and a short report for the partners every second Friday.',
    results: [
      'Margin known for every project',
      'Two services repriced, one ended',
      'Invoices out within 3 days of month end',
    ],
    quote: 'We stopped being proud of our most expensive mistake.',
    clientRepresentative: 'James Hartley, partner',
    rating: 5,
  },
  {
    id: 4,
    clientName: 'Delmar Castings',
    industry: 'Manufacturing',
    industrySlug: 'manufacturing',
    accountantName: 'Victor Nowak',
    accountantSpecialty: 'Cost accounting, inventory',
    challenge:
      'Stock on paper and stock on the shelf differed by a sixth. The bank wanted an explanation before it renewed the credit line.',
    solution:
      'Cycle counts instead of one count a year, standard costs set anew, and a monthly bridge from planned to actual margin.',
    results: ['Difference in stock below 1%', 'Credit line renewed', 'Quotes based on this year’s cost'],
    quote: 'The count is no longer an event. It is a Tuesday.',
    clientRepresentative: 'Carla Delmar, managing director',
    rating: 4,
  },
  {
    id: 5,
    clientName: 'Riverside Family Dental',
    industry: 'Healthcare',
    industrySlug: 'healthcare',
    accountantName: 'Leah Brooks',
    accountantSpecialty: 'Bookkeeping for medical practices',
    challenge:
      'Three chairs, two insurers and payments that nobody matched to treatments. The owner did the books after nine in the evening.',
    solution:
      'Daily matching of insurer payments, payroll moved to a fixed rhythm, and one page of figures on the fifth of the month.',
    results: [
      'Open claims down from 140 to 12',
      'Books closed by the 5th',
      'About 20 hours a month given back to the owner',
    ],
    quote: 'I see my children before they sleep, and I know what we earned.',
    clientRepresentative: 'Dr. Rachel Kim, owner',
    rating: 5,
  },
  {
    id: 6,
    clientName: 'Open Harbor Food Bank',
    industry: 'Non-Profit',
    industrySlug: 'non-profit',
    accountantName: 'Samuel Adeyemi',
    accountantSpecialty: 'Nonprofit accounting, grants',
    challenge: 'Seven grants with seven sets of rules in one account. The first audit was ten weeks away.',
    solution:
      'Fund accounting with a code for each grant, a binder of agreements and evidence, and a rehearsal of the audit with the team.',
    results: [
      'Audit without findings',
      'Grant reports in days instead of weeks',
      'Volunteer treasurer trained to keep it going',
    ],
    quote: 'He explained restricted money so well that our board now asks the questions.',
    clientRepresentative: 'Maria Santos, executive director',
    rating: 5,
  },
];
