import { options } from './options';

/** The specialties of the profile form, which the search filters by as well. */
export const profileSpecialties = options(
  'tech',
  'retail',
  'real-estate',
  'healthcare',
  'restaurant',
  'manufacturing',
  'nonprofit',
  'ecommerce',
  'construction',
  'professional',
);
