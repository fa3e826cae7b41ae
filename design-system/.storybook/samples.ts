import type { ConversationSummary } from '../src/components/conversation-list/conversation-list';
import type { ThreadMessage } from '../src/components/message-thread/message-thread';
import type { ProfessionalSummary } from '../src/components/professional-card/professional-card';

/** Believable people for stories. */
export const maria: ProfessionalSummary = {
  id: 7,
  name: 'Maria Castellanos',
  href: '/accountant/7',
  headline: 'Castellanos Tax & Advisory',
  rating: 4.8,
  reviewCount: 36,
  verified: true,
  featured: true,
  location: 'Austin, TX',
  responseTime: 'Replies within 4 hours',
  credential: 'CPA',
  tags: ['Tax Preparation', 'Bookkeeping', 'E-Commerce', 'Sales Tax', 'Payroll Services'],
  priceFrom: 'From $180 / return',
  bio: 'I help owner-run shops and online sellers close their books by the fifth of every month and file in as many states as they sell to. Twelve years in practice, four of them inside a retailer.',
};

export const samuel: ProfessionalSummary = {
  id: 14,
  name: 'Samuel Okafor',
  href: '/accountant/14',
  headline: null,
  rating: null,
  reviewCount: 0,
  verified: false,
  location: 'Portland, OR',
  tags: ['Bookkeeping', 'Non-Profit'],
  priceFrom: null,
  bio: null,
};

export const longNamed: ProfessionalSummary = {
  id: 21,
  name: 'Alexandrina Featherstonehaugh-Wojciechowska',
  href: '/accountant/21',
  headline: 'Featherstonehaugh, Wojciechowska, Abernathy & Partners International Taxation',
  rating: 4.2,
  reviewCount: 1204,
  verified: true,
  location: 'Rancho Santa Margarita, CA',
  responseTime: 'Replies within 2 days',
  credential: 'CPA, EA, CFP',
  tags: ['International Tax Services', 'Mergers and Acquisitions', 'Forensic Accounting', 'Business Formation'],
  priceFrom: 'From $12,500 / month',
  bio: 'Cross-border structuring for family businesses with people and property in more than one country; treaty positions, residency, reporting of foreign accounts, and the paperwork that goes with each of them.',
};

export const conversations: readonly ConversationSummary[] = [
  {
    id: 7,
    name: 'Maria Castellanos',
    preview: 'Thursday at ten works for me.',
    lastAt: '2026-11-19T15:05:00.000Z',
    unreadCount: 2,
  },
  {
    id: 14,
    name: 'Samuel Okafor',
    preview: 'Thank you, I have everything I need for the grant report.',
    lastAt: '2026-11-12T09:30:00.000Z',
    unreadCount: 0,
  },
  { id: 33, name: 'Leah Kaplan', preview: null, lastAt: null, unreadCount: 14 },
];

const me = { id: 3, name: 'Dana Whitfield' };
const other = { id: 7, name: 'Maria Castellanos' };

export const messages: readonly ThreadMessage[] = [
  {
    id: 1,
    sent: true,
    sender: me,
    content:
      'Hello Maria, we sell ceramics online in eleven states and our sales tax is a mess. Do you take on clients mid-year?',
    createdAt: '2026-11-18T14:02:00.000Z',
  },
  {
    id: 2,
    sent: false,
    sender: other,
    content: 'I do. The first thing would be a nexus check: where you owe registration and since when.',
    createdAt: '2026-11-18T16:20:00.000Z',
  },
  {
    id: 3,
    sent: false,
    sender: other,
    content: 'Could you send me last year’s sales by state?',
    createdAt: '2026-11-18T16:21:00.000Z',
  },
  {
    id: 4,
    sent: true,
    sender: me,
    content: 'Yes, tonight.\nWould a call this week be possible?',
    createdAt: '2026-11-19T08:15:00.000Z',
  },
  {
    id: 5,
    sent: false,
    sender: other,
    content: 'Thursday at ten works for me.',
    createdAt: '2026-11-19T15:05:00.000Z',
  },
];
