import { options } from './options';
import { profileSpecialties } from './profile-specialties';

export const searchOptions = {
  services: options('tax', 'bookkeeping', 'cfo', 'consulting', 'accounting', 'planning'),
  industries: options(
    'tech',
    'retail',
    'real-estate',
    'healthcare',
    'restaurant',
    'manufacturing',
    'nonprofit',
    'ecommerce',
  ),
  specialties: profileSpecialties,
} as const;
