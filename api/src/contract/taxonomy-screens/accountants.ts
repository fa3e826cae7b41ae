import { industryTerms } from '../taxonomy-terms';
import { options } from './options';
import type { TaxonomyOption } from './taxonomy-option';

export const accountantOptions = {
  services: options('tax', 'bookkeeping', 'consulting=Advisory Services', 'cfo=Fractional CFO Services', 'payroll'),
  specialties: options(
    'consulting=Advisory Services',
    'bookkeeping',
    'business-formation',
    'forensic-accounting',
    'cfo=Fractional CFO Services',
    'international-tax',
    'mergers-acquisitions',
    'payroll',
    'sales-tax',
    'tax',
  ),
  industries: industryTerms.map(({ id, label }): TaxonomyOption => ({ id, label })),
  clientTypes: options(
    'ecommerce-businesses',
    'crypto-investors',
    'solopreneurs',
    'smb-owner',
    'high-net-worth',
    'real-estate-investors',
    'vc-backed',
    'ultra-high-net-worth',
    'digital-nomads',
    'equity-compensation',
  ),
} as const;
