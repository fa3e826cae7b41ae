import type { DemoProfessional } from './demo-professional';

/** Bookkeepers, one to a smaller state. */
export const bookkeepers: readonly DemoProfessional[] = [
  {
    name: 'June Castle', at: 'Bend, OR 97701', as: 'bookkeeper', plan: 'premium', verified: true, featured: true,
    services: 'bookkeeping payroll', specialties: 'cost-accounting', industries: 'restaurant retail', clients: 'smb-owner solopreneurs',
    certs: 'QuickBooks Online ProAdvisor (Advanced)|Certified Bookkeeper', since: 2011, price: 'From $320 a month, clean-ups quoted by the year', from: 320, reply: 2,
    business: 'Castle Ledger', tagline: 'Breweries, bike shops and bakeries, reconciled weekly',
    bio: 'I reconcile every Thursday, and on Friday you get five lines on how the week went. Nothing fancy. After thirteen years with small breweries and shops I can tell from a bank feed whether somebody ordered too much grain.', reviews: [8, 4.9],
  },
  {
    name: 'Samuel Thibodeau', at: 'Portland, ME 04101', as: 'bookkeeper', verified: true,
    services: 'bookkeeping payroll accounting', specialties: 'inventory-finance', industries: 'restaurant manufacturing', clients: 'smb-owner', languages: 'English|French',
    certs: 'Certified Bookkeeper', since: 2005, price: '$65 an hour, or $400 a month for weekly service', from: 65, reply: 10,
    business: 'Harbor Books', tagline: 'Working waterfront bookkeeping',
    bio: 'Boatyards, seafood wholesalers and two restaurants that share an owner and nothing else. I keep inventories that spoil and payrolls that swing with the season. Receipts may arrive in a bucket, and have.', reviews: [4, 4.6],
  },
  {
    name: 'Willa Greene', at: 'Burlington, VT 05401', as: 'bookkeeper',
    services: 'bookkeeping', specialties: 'nonprofit-accounting grant-reporting', industries: 'nonprofit agriculture', clients: 'solopreneurs smb-owner',
    certs: 'Xero Advisor', since: 2016, price: 'Community groups from $180 a month', from: 180, reply: 12,
    business: 'Greene Books Cooperative', tagline: 'Small nonprofits and market gardens',
    bio: 'We are three bookkeepers who share an office, a printer and a firm belief that a treasurer should be able to sleep. We keep funds apart, match grants to spending and write the board report in words. Farm-stand clients pay partly in kale.', reviews: [2, 5],
  },
  {
    name: 'Dennis Rourke', at: 'Concord, NH 03301', as: 'bookkeeper',
    services: 'bookkeeping payroll', specialties: 'cost-accounting', industries: 'construction', clients: 'smb-owner',
    certs: 'QuickBooks Desktop ProAdvisor', since: 1997, price: '$58 an hour, evenings possible', from: 58, reply: 18,
    business: 'Rourke Bookkeeping', tagline: 'For builders who do paperwork after dark',
    bio: 'My clients swing hammers all day and open their mail at nine at night. I come by after supper, sort the shoebox, chase the lien waivers and set up a phone app that takes a picture of each receipt. Most of them even use it.', reviews: [2, 4.3],
  },
  {
    name: 'Callie Stroud', at: 'Bozeman, MT 59715', as: 'bookkeeper', plan: 'professional', verified: true,
    services: 'bookkeeping payroll systems', specialties: 'startup-finance', industries: 'tech fitness', clients: 'vc-backed solopreneurs',
    certs: 'Xero Advisor|Gusto People Advisor', since: 2018, price: 'From $390 a month, everything online', from: 390, reply: 4,
    business: 'Bigfork Bookkeeping', tagline: 'Paperless books for people who would rather be outside',
    bio: 'Everything I set up runs from a laptop: bill approval, payroll, expense cards, month-end. If a step needs a stamp I look for another way. Clients include three software teams, a climbing gym and a ski guide with an impressive number of 1099s.', reviews: [5, 4.8],
  },
  {
    name: 'Oscar Fuentes', at: 'Boise, ID 83702', as: 'bookkeeper', verified: true,
    services: 'bookkeeping payroll tax', specialties: 'sales-tax', industries: 'construction agriculture', clients: 'smb-owner', languages: 'English|Spanish',
    certs: 'Enrolled Agent|Certified Payroll Professional', since: 2009, price: 'Payroll from $120 a month, books from $300', from: 120, reply: 6, plan: 'professional',
    business: 'Fuentes Payroll & Books', tagline: 'Certified payroll that passes the first time',
    bio: 'Prevailing wage jobs come with a form that has eighteen ways to be wrong. I know them all. We run certified payroll for subcontractors, handle labour camps and H-2A crews for orchards, and answer in whichever language the question came.', reviews: [5, 4.7],
  },
  {
    name: 'Darlene Hatcher', at: 'Charleston, WV 25301', as: 'bookkeeper',
    services: 'bookkeeping', specialties: 'debt-management', industries: 'healthcare professional', clients: 'smb-owner',
    certs: 'Certified Bookkeeper', since: 1993, price: 'Flat $275 a month', from: 275, reply: 30,
    business: 'Hatcher Office Services', tagline: 'The back office for clinics without one',
    bio: 'I do the books, open the mail, post the insurance payments and call the ones who have not paid. Clinics like that I know a remittance advice from a denial. I have used the same adding machine since 1993, alongside the cloud.', reviews: [2, 5],
  },
  {
    name: 'Priscilla Dupree', at: 'Jackson, MS 39201', as: 'bookkeeper',
    services: 'bookkeeping payroll', specialties: 'nonprofit-accounting', industries: 'nonprofit education', clients: 'smb-owner families',
    certs: 'Certified Bookkeeper', since: 2012, price: 'Churches and schools from $210 a month', from: 210, reply: 16,
    business: 'Dupree Stewardship', tagline: 'Careful books for churches and small schools',
    bio: 'A church budget is a promise to the people who gave. I keep designated funds separate, prepare the housing allowance paperwork and sit with the finance committee before the annual meeting, so that nobody is surprised in public.',
  },
  {
    name: 'Erik Nygaard', at: 'Fargo, ND 58102', as: 'bookkeeper',
    services: 'bookkeeping accounting', specialties: 'inventory-finance', industries: 'agriculture energy', clients: 'smb-owner families',
    certs: 'Certified Bookkeeper', since: 2000, price: '$55 an hour', from: 55, reply: 44,
    business: 'Red River Books', tagline: 'Grain tickets to tax return',
    bio: 'Bring me the scale tickets, the seed invoices and the note from the bank. I put them in one place and keep a running crop cost by field. Come February your accountant gets a file without a single question mark, or so she says.', reviews: [2, 4.5],
  },
  {
    name: 'Naomi Little Elk', at: 'Sioux Falls, SD 57104', as: 'bookkeeper',
    services: 'bookkeeping payroll', specialties: 'grant-reporting', industries: 'government nonprofit healthcare', clients: 'smb-owner',
    certs: 'Certified Bookkeeper|Certified Grants Management Specialist', since: 2014, price: 'From $340 a month; drawdown reports included', from: 340, reply: 9, verified: true,
    business: 'Little Elk Accounting Services', tagline: 'Grant money, tracked to the dollar',
    bio: 'I keep books for clinics and youth programmes that live from grant to grant. Each award gets its own ledger, calendar and drawdown checklist, and monitors leave early. I teach new directors how to read their own budget-to-actual, because staff change and grants do not wait.', reviews: [3, 4.8],
  },
  {
    name: 'Bernard Toulmin', at: 'Mobile, AL 36602', as: 'bookkeeper accountant',
    services: 'bookkeeping tax payroll', specialties: 'business-formation', industries: 'logistics franchise', clients: 'smb-owner solopreneurs',
    certs: 'Enrolled Agent', since: 2006, price: 'From $240 a month, returns from $375', from: 240, reply: 12,
    business: 'Port City Bookkeeping', tagline: 'Drayage, docks and drive-throughs',
    bio: 'Trucking companies around the port keep me busy with settlements, fuel tax and owner-operator 1099s. Last year I added a handful of franchise restaurants, whose paperwork is a holiday by comparison. I answer texts faster than e-mail.', reviews: [2, 4],
  },
];
