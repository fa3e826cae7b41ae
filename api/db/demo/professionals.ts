import type { PriceUnit } from '../../src/contract/named-types';
import { readJson } from './read-data';

/**
 * A professional of the demo data as it is written down: lists are space-separated taxonomy ids, `|` separates free
 * text.
 */
export interface DemoProfessional {
  name: string;
  /** 'City, ST 12345' */
  at: string;
  as: string;
  services: string;
  specialties: string;
  industries: string;
  clients: string;
  certs: string;
  since: number;
  price: string;
  /** Lowest price in dollars, or in percent of assets. */
  from: number;
  /** Unit of that price. */
  per: PriceUnit;
  /** Hours until a first answer. */
  reply: number;
  business: string;
  tagline: string;
  bio: string;
  languages?: string;
  plan?: 'starter' | 'professional' | 'premium';
  verified?: boolean;
  /** As the plan says: Premium always, Professional on the day the data are made. */
  featured?: boolean;
  username?: string;
}

const files = ['accountants-east', 'accountants-west', 'bookkeepers', 'advisors', 'fractional-cfos'];

/** Every professional of the demo data: all professions, states, services and industries. */
export const demoProfessionals: readonly DemoProfessional[] = files.flatMap(
  (file) => readJson(`professionals/${file}.json`) as DemoProfessional[],
);
