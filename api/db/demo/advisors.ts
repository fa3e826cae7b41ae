import type { DemoProfessional } from './demo-professional';

/** Financial advisors. */
export const advisors: readonly DemoProfessional[] = [
  {
    name: 'Daniel Okonkwo', at: 'Bethesda, MD 20814', as: 'advisor', username: 'advisor', plan: 'premium', verified: true, featured: true,
    services: 'planning retirement-planning investment-management wealth-management', specialties: 'retirement-income tax-efficient-investing', industries: 'professional government', clients: 'pre-retirees retirees families high-net-worth',
    certs: 'CFP|CFA', since: 2009, price: 'Flat fee: plans from $2,800, ongoing advice $450 a month', from: 450, reply: 3,
    business: 'Okonkwo Wealth Planning', tagline: 'A flat fee and a plan you can explain to your sister',
    bio: 'I charge a flat fee because advice should not cost more in a good market. Federal employees make up half my practice: TSP, pension options, when to take Social Security. We meet four times in the first year, then twice a year, and I return calls the same day.', reviews: [8, 4.9],
  },
  {
    name: 'Catherine Ashby', at: 'Newton, MA 02459', as: 'advisor', plan: 'premium', verified: true, featured: true,
    services: 'wealth-management estate-planning planning', specialties: 'charitable-giving inheritance business-succession', industries: 'finance', clients: 'ultra-high-net-worth high-net-worth families',
    certs: 'CFP|Chartered Advisor in Philanthropy', since: 1999, price: '0.65 % of assets, minimum $12,000 a year', from: 1000, reply: 5,
    business: 'Ashby Family Advisers', tagline: 'Wealth that outlives the spreadsheet',
    bio: 'Twenty-five years ago a client asked me what the money was for, and I have been asking it back ever since. I work with thirty families and take two new ones a year. Giving, trusts and the awkward conversation with adult children are all part of the job.', reviews: [5, 4.8],
  },
  {
    name: 'Miguel Santoro', at: 'San Diego, CA 92101', as: 'advisor', plan: 'professional', verified: true,
    services: 'planning investment-management tax-planning', specialties: 'equity-planning tax-efficient-investing', industries: 'biotech tech', clients: 'equity-compensation young-professionals executives',
    certs: 'CFP|Chartered Equity Plan Expert', since: 2014, price: 'Planning from $300 a month, first call free', from: 300, reply: 4, languages: 'English|Spanish',
    business: 'Vested Planning', tagline: 'What to do when the shares finally vest',
    bio: 'Your company went public, the lock-up ends in March and everybody at lunch has a theory. I bring a tax projection and a selling plan you can live with. Concentrated stock is my daily bread; I will show you three ways out and what each one costs.', reviews: [7, 4.7],
  },
  {
    name: 'Linda Petrakis', at: 'Stamford, CT 06901', as: 'advisor', verified: true,
    services: 'planning retirement-planning', specialties: 'divorce-planning insurance-planning', industries: 'legal', clients: 'women families',
    certs: 'CFP|Certified Divorce Financial Analyst', since: 2007, price: '$280 an hour, settlement analysis from $2,200', from: 280, reply: 6,
    business: 'Second Chapter Financial', tagline: 'Clear numbers in a hard year',
    bio: 'I work with people in the middle of a divorce or just after losing a spouse. We start with the list of accounts, then the budget, and only then the house. Lawyers tell me my exhibits save a hearing. Clients say they began to sleep again.', reviews: [5, 4.9],
  },
  {
    name: 'Jonas Whitaker', at: 'Denver, CO 80205', as: 'advisor', plan: 'professional', verified: true,
    services: 'planning investment-management', specialties: 'socially-responsible debt-management', industries: 'energy nonprofit', clients: 'young-professionals families',
    certs: 'CFP|CSRIC', since: 2017, price: '$190 a month, no minimum balance', from: 190, reply: 3,
    business: 'Common Thread Planning', tagline: 'Student loans first, portfolio second, guilt never',
    bio: 'Public defenders, nurses, teachers: people who picked useful work and came out with loans. We check forgiveness programmes properly, set up a portfolio that fits your conscience, and stop when you have enough. No product, no commission, no minimum.', reviews: [6, 4.8],
  },
  {
    name: 'Beatrice Langford', at: 'Naples, FL 34102', as: 'advisor', plan: 'premium', verified: true, featured: true,
    services: 'retirement-planning wealth-management estate-planning', specialties: 'retirement-income insurance-planning charitable-giving', industries: 'insurance', clients: 'retirees pre-retirees high-net-worth',
    certs: 'ChFC|RICP|CLU', since: 1992, price: '0.8 % of assets, planning included', from: 500, reply: 10,
    business: 'Langford Retirement Income', tagline: 'A paycheck for the next thirty years',
    bio: 'Retirement changes the question from how much to how long. I build income in layers: what is certain, what is likely, and what is for the grandchildren. We stress the plan against a bad decade before you hand in your notice.', reviews: [4, 4.5],
  },
  {
    name: 'Andre Whitmore', at: 'Dallas, TX 75201', as: 'advisor', verified: true, plan: 'professional',
    services: 'planning wealth-management exit-planning', specialties: 'business-succession exit-readiness', industries: 'manufacturing construction', clients: 'smb-owner executives high-net-worth',
    certs: 'CFP|Certified Exit Planning Advisor', since: 2003, price: 'Exit plans from $6,500, then a monthly retainer', from: 650, reply: 8,
    business: 'Whitmore Exit Planning', tagline: 'Three years before the sale is when it starts',
    bio: 'Most owners have one big cheque in their life, and it has their name on the building. I coordinate the accountant, the attorney and the banker so that they stop sending you the same questions. The first thing we plan is what you do on the Monday after.', reviews: [4, 4.6],
  },
  {
    name: 'Grace Lindholm', at: 'Omaha, NE 68102', as: 'advisor',
    services: 'planning retirement-planning', specialties: 'college-planning debt-management', industries: 'education insurance', clients: 'families young-professionals',
    certs: 'CFP', since: 2015, price: 'A full plan for $1,600, updates $400 a year', from: 400, reply: 12, verified: true,
    business: 'Lindholm Household Planning', tagline: 'Plans for ordinary families with ordinary questions',
    bio: 'Can we afford the third child, the bigger house, the state school or the private one? I answer with a plan of ten pages, in which every number has a sentence next to it. I used to teach seventh-grade mathematics, and it shows.', reviews: [3, 5],
  },
  {
    name: 'Rafael Monteiro', at: 'Providence, RI 02903', as: 'advisor',
    services: 'planning investment-management tax-planning', specialties: 'international-tax socially-responsible', industries: 'tech', clients: 'digital-nomads young-professionals', languages: 'English|Portuguese',
    certs: 'CFA', since: 2019, price: '$240 a month', from: 240, reply: 7,
    business: 'Two Passports Planning', tagline: 'Money advice for lives in two countries',
    bio: 'I moved here at nineteen with one suitcase and two tax systems. Now I advise people who did the same: which account to keep, which to close, how to invest without tripping over reporting rules on both sides. Portuguese spoken, Spanish attempted.',
  },
  {
    name: 'Hollis McCready', at: 'Jackson, WY 83001', as: 'advisor', plan: 'premium', verified: true,
    services: 'wealth-management investment-management estate-planning', specialties: 'inheritance charitable-giving', industries: 'real-estate entertainment', clients: 'ultra-high-net-worth',
    certs: 'CFA|CPWA', since: 2001, price: 'Family office retainers from $3,500 a month', from: 3500, reply: 6,
    business: 'Snake River Family Office', tagline: 'A family office for families who do not want an office',
    bio: 'Four of us serve eleven families. We pay the bills, watch the managers, file the trust paperwork and remember which grandchild is turning twenty-one. Discretion is the product; the returns are meant to be dull.', reviews: [2, 5],
  },
  {
    name: 'Yvonne Castleberry', at: 'Scottsdale, AZ 85251', as: 'advisor', verified: true,
    services: 'planning retirement-planning investment-management', specialties: 'insurance-planning retirement-income', industries: 'healthcare', clients: 'physicians pre-retirees',
    certs: 'CFP|RICP', since: 2008, price: 'Physicians from $350 a month', from: 350, reply: 9, plan: 'professional',
    business: 'Attending Financial', tagline: 'From residency debt to retirement date',
    bio: 'My husband is an anaesthesiologist, so I know the shape of the calendar. I help doctors choose disability cover before they need it, refinance or forgive loans, and retire when they want instead of when they burn out. Evening appointments are standard.', reviews: [5, 4.4],
  },
  {
    name: 'Stuart Feeney', at: 'Wilmington, DE 19801', as: 'advisor accountant',
    services: 'tax-planning planning estate-planning tax', specialties: 'tax-efficient-investing inheritance', industries: 'finance legal', clients: 'high-net-worth retirees real-estate-investors',
    certs: 'CPA (Delaware)|Personal Financial Specialist', since: 1996, price: '$260 an hour, trust returns from $900', from: 260, reply: 20, verified: true,
    business: 'Feeney Trust & Tax', tagline: 'One person for the return and the plan',
    bio: 'People should not need a translator between the one who files the return and the one who manages the account. I do both. Conversions, gifts and trust distributions get decided in the autumn, with the tax computed in front of you.', reviews: [3, 4.7],
  },
];
