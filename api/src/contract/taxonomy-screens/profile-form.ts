import { options } from './options';
import { profileSpecialties } from './profile-specialties';

export const profileFormOptions = {
  services: options('tax', 'bookkeeping', 'accounting', 'cfo', 'consulting', 'planning', 'payroll', 'audit'),
  specialties: profileSpecialties,
} as const;
