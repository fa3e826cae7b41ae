import { options } from './options';

export const fractionalCfoOptions = {
  services: options(
    'cfo',
    'financial-strategy',
    'budgeting-forecasting',
    'cash-flow',
    'fundraising',
    'financial-modeling',
    'board-reporting',
    'ma-support',
    'systems',
    'exit-planning',
    'financial-statements=Financial Reporting',
  ),
  specialties: options(
    'startup-finance',
    'saas-metrics',
    'fundraising-readiness',
    'turnaround',
    'pricing-strategy',
    'inventory-finance',
    'grant-reporting',
    'bank-financing',
    'international-expansion',
    'exit-readiness',
    'multi-entity',
  ),
} as const;
