interface TemplateItem {
  readonly title: string;
  readonly note: string;
  /** Days from the day it is asked for. */
  readonly dueInDays: number;
}

/** Documents that are often asked for together. */
export interface EngagementTemplate {
  readonly id: 'individual-return' | 'monthly-close' | 'sales-tax-registration';
  readonly title: string;
  readonly items: readonly TemplateItem[];
}

/** The lists of documents to begin with. */
export const engagementTemplates: readonly EngagementTemplate[] = [
  {
    id: 'individual-return',
    title: 'Individual return',
    items: [
      {
        title: 'Last year’s federal and state returns',
        note: 'All pages as filed, including schedules and worksheets.',
        dueInDays: 7,
      },
      { title: 'Forms W-2', note: 'One from each employer you had during the year.', dueInDays: 14 },
      {
        title: 'Forms 1099',
        note: 'Interest, dividends, brokerage sales, retirement, unemployment, and self-employment income.',
        dueInDays: 14,
      },
      {
        title: 'Forms K-1',
        note: 'From partnerships, S corporations, estates, and trusts. These often arrive in March.',
        dueInDays: 30,
      },
      {
        title: 'Mortgage interest and property tax',
        note: 'Form 1098 from your lender and the property tax bills you paid.',
        dueInDays: 14,
      },
      {
        title: 'Charitable gifts',
        note: 'Receipts for cash gifts, and written acknowledgments for any gift of $250 or more.',
        dueInDays: 14,
      },
      { title: 'Health coverage', note: 'Form 1095-A if you bought a plan on a marketplace.', dueInDays: 14 },
      {
        title: 'Estimated tax payments',
        note: 'Dates and amounts of federal and state payments for the year.',
        dueInDays: 14,
      },
      {
        title: 'Identity documents',
        note: 'Driver’s licenses, and birth dates and Social Security numbers of new dependents.',
        dueInDays: 7,
      },
    ],
  },
  {
    id: 'monthly-close',
    title: 'Monthly close',
    items: [
      { title: 'Bank statements', note: 'All business accounts, through the last day of the month.', dueInDays: 5 },
      { title: 'Credit card statements', note: 'One for each card that the business uses.', dueInDays: 5 },
      { title: 'Loan statements', note: 'Showing principal, interest, and the balance at month end.', dueInDays: 7 },
      {
        title: 'Sales report',
        note: 'From your point of sale or online store, with sales tax, refunds, and fees shown separately.',
        dueInDays: 5,
      },
      { title: 'Payroll register', note: 'Each pay date in the month, with employer taxes.', dueInDays: 5 },
      { title: 'Unpaid bills', note: 'Vendor bills dated in the month that you have not paid yet.', dueInDays: 7 },
      { title: 'Receipts for cash and large purchases', note: 'Anything over $75, and all equipment.', dueInDays: 7 },
    ],
  },
  {
    id: 'sales-tax-registration',
    title: 'Sales tax registration',
    items: [
      {
        title: 'Formation documents',
        note: 'Articles or certificate of formation, with any amendments.',
        dueInDays: 7,
      },
      { title: 'EIN letter', note: 'The IRS notice (CP 575 or 147C) that shows your EIN.', dueInDays: 7 },
      {
        title: 'Owners and officers',
        note: 'Name, home address, title, ownership share, and a government ID for each.',
        dueInDays: 7,
      },
      {
        title: 'Sales by state',
        note: 'Gross sales and number of orders in each state for this year and last year.',
        dueInDays: 10,
      },
      {
        title: 'Locations and inventory',
        note: 'Addresses of offices, stores, and warehouses, including third-party fulfillment centers.',
        dueInDays: 10,
      },
      {
        title: 'Products and services',
        note: 'What you sell, and whether any of it is shipped or digital.',
        dueInDays: 10,
      },
      { title: 'Resale certificates', note: 'Those you accepted from customers who resell your goods.', dueInDays: 14 },
    ],
  },
];
