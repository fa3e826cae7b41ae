import type { LocationPage } from '@counterpart/api/contract';
import { professionals } from './people';

/** A page about accountants in Austin, with what a test changes. */
export function locationPage(changes: Partial<LocationPage> = {}): LocationPage {
  return {
    slug: 'accountants/tx/austin',
    title: 'Accountants in Austin, TX',
    description: 'Accountants: 12 professionals in Austin, TX.',
    subject: 'accountants',
    city: 'Austin',
    state: 'TX',
    isThin: false,
    ...{ total: 14, totalIsCapped: false, verified: 8, remoteTotal: 40, remoteTotalIsCapped: false },
    professionals: professionals(3),
    remote: [],
    prices: [
      { unit: 'hour', low: 9_000, high: 25_000, listings: 6 },
      { unit: 'return', low: 40_000, high: 95_000, listings: 4 },
    ],
    specialties: [{ label: 'Sales Tax', count: 5 }],
    reviews: [
      {
        ...{ id: 1, rating: 5, comment: 'Found two credits.', createdAt: '2026-10-01T00:00:00.000Z' },
        ...{ author: 'Tamika B.', professionalId: 7, professionalName: 'Maria Lopez' },
      },
    ],
    guides: [{ slug: 'sales-tax', title: 'Sales Tax Nexus After Wayfair', summary: 'When you collect.' }],
    nearby: [{ label: 'Round Rock, TX', path: '/accountants/tx/round-rock', count: 4 }],
    subjects: [{ label: 'Tax Preparation', path: '/services/tax-preparation/tx/austin', count: 9 }],
    ...changes,
  };
}
