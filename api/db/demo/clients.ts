/** A client of the demo data. */
export interface DemoClient {
  name: string;
  /** 'City, ST' or empty when the person never said. */
  at: string;
  username?: string;
}

/** The clients; the first is the demo account, and some never gave a place. */
export const demoClients: readonly DemoClient[] = [
  { name: 'Jordan Ellis', at: 'Hoboken, NJ', username: 'client' },
  { name: 'Tamika Brooks', at: 'Charlotte, NC' },
  { name: 'Evan Sorensen', at: 'Portland, OR' },
  { name: 'Maribel Ortega', at: 'San Antonio, TX' },
  { name: 'Derek Chung', at: 'San Jose, CA' },
  { name: 'Phoebe Lancaster', at: 'Philadelphia, PA' },
  { name: 'Raj Patel', at: 'Edison, NJ' },
  { name: 'Katie O’Rourke', at: 'Boston, MA' },
  { name: 'Julian Meyer', at: 'Milwaukee, WI' },
  { name: 'Fatima Siddiqui', at: 'Houston, TX' },
  { name: 'Carl Nyberg', at: 'Spokane, WA' },
  { name: 'Deborah Lyle', at: 'Asheville, NC' },
  { name: 'Hector Salinas', at: 'Phoenix, AZ' },
  { name: 'Wendy Kwan', at: 'Sacramento, CA' },
  { name: 'Travis McAllister', at: 'Nashville, TN' },
  { name: 'Renée Baptiste', at: 'New Orleans, LA' },
  { name: 'Sandeep Rao', at: 'Plano, TX' },
  { name: 'Alicia Moreau', at: '' },
  { name: 'Gordon Pike', at: 'Cleveland, OH' },
  { name: 'Lena Fischer', at: 'Boulder, CO' },
  { name: 'Tobias Grant', at: 'Brooklyn, NY' },
  { name: 'Yuki Tanabe', at: 'Honolulu, HI' },
  { name: 'Monica Vance', at: 'Tampa, FL' },
  { name: 'Abdi Hassan', at: 'Minneapolis, MN' },
  { name: 'Ellen Crowley', at: '' },
  { name: 'Pierce Donnelly', at: 'Chicago, IL' },
];
