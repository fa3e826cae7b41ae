/** Industries that the chips choose from, in the specified order. */
export const testimonialIndustries = [
  'Technology Startup',
  'Retail',
  'Healthcare',
  'Manufacturing',
  'E-commerce',
  'Food & Beverage',
  'Construction',
  'Nonprofit',
  'Professional Services',
] as const;
export type TestimonialIndustry = (typeof testimonialIndustries)[number];

export const testimonialServices = [
  'Tax Planning',
  'Tax Preparation',
  'Bookkeeping',
  'Financial Reporting',
  'Fractional CFO',
  'Financial Advisory',
  'Accounting',
  'Nonprofit Accounting',
  'Retirement Planning',
] as const;
export type TestimonialService = (typeof testimonialServices)[number];

/** An example of what a client could say. The pictures are initials: no stock faces. */
export interface Testimonial {
  readonly id: number;
  readonly quote: string;
  readonly author: string;
  readonly position: string;
  /** The author's kind of company; also the industry chip. */
  readonly company: TestimonialIndustry;
  readonly service: TestimonialService;
  /** 1 to 5. */
  readonly rating: number;
}

/** Nine illustrative testimonials. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    quote:
      'We had four sets of numbers and no runway figure that two people agreed on. Three weeks after we started with our fractional CFO there was one model, and the board stopped asking which one was right.',
    author: 'Meera Iyengar',
    position: 'Co-founder',
    company: 'Technology Startup',
    service: 'Fractional CFO',
    rating: 5,
  },
  {
    id: 2,
    quote:
      'Two shops, one shared bank account and a drawer full of receipts. Our bookkeeper sorted out eleven months in two weeks, and now I close each month by the tenth.',
    author: 'Martin Kowalski',
    position: 'Owner',
    company: 'Retail',
    service: 'Bookkeeping',
    rating: 5,
  },
  {
    id: 3,
    quote:
      'I compared three advisors by what they had written about physicians who start late. The one I chose explained each step before asking me to sign anything.',
    author: 'Dr. Elena Soto',
    position: 'Practice partner',
    company: 'Healthcare',
    service: 'Retirement Planning',
    rating: 5,
  },
  {
    id: 4,
    quote:
      'Our lender wanted quarterly statements by product line. Our accountant rebuilt the chart of accounts so that they now come out of the system instead of out of my weekend.',
    author: 'Tom Brandt',
    position: 'Plant controller',
    company: 'Manufacturing',
    service: 'Financial Reporting',
    rating: 4,
  },
  {
    id: 5,
    quote:
      'We were selling into fourteen states and filing in two. She told us plainly what that meant, what to mend first and what it would cost. No drama, just a list.',
    author: 'Hannah Lee',
    position: 'Head of operations',
    company: 'E-commerce',
    service: 'Tax Planning',
    rating: 5,
  },
  {
    id: 6,
    quote:
      'He had done restaurants before, and it showed: tips, spoilage, seasonal staff. The return was filed in March for the first time since we opened.',
    author: 'Luis Ortega',
    position: 'Restaurant owner',
    company: 'Food & Beverage',
    service: 'Tax Preparation',
    rating: 5,
  },
  {
    id: 7,
    quote:
      'Every job looked profitable until it was finished. Now costs are booked to the job in the week they happen, and I bid with numbers that I believe.',
    author: 'Denise Walker',
    position: 'General contractor',
    company: 'Construction',
    service: 'Accounting',
    rating: 4,
  },
  {
    id: 8,
    quote:
      'Our funders ask about restricted money, and we used to guess. Our accountant knew fund accounting, set it up once, and taught our part-time staff to keep it going.',
    author: 'Joyce Abara',
    position: 'Executive director',
    company: 'Nonprofit',
    service: 'Nonprofit Accounting',
    rating: 5,
  },
  {
    id: 9,
    quote:
      'I wanted a second opinion before buying out a partner. We had two conversations on a fixed fee, and I came away with a price I could defend.',
    author: 'Samuel Greene',
    position: 'Managing partner',
    company: 'Professional Services',
    service: 'Financial Advisory',
    rating: 5,
  },
];
