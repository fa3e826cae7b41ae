import { options } from './options';

export const homeOptions = {
  services: options('tax', 'bookkeeping', 'cfo', 'consulting', 'accounting', 'audit'),
  industries: options('tech', 'retail', 'real-estate', 'healthcare', 'restaurant=Hospitality', 'construction'),
} as const;
