import type { Guide } from '@counterpart/api/contract';

export function guide(id: number, values: Partial<Guide> = {}): Guide {
  return {
    id,
    slug: `guide-${id}`,
    title: `Guide ${id}`,
    featured: false,
    jurisdiction: 'federal',
    lastUpdated: '2026-09-01T00:30:00.000Z',
    summary: 'Employers withhold income tax from wages and pay it on time.',
    industriesImpacted: [{ industry: 'retail', explanation: 'Seasonal staff are employees too.' }],
    businessApplication: 'Every business with employees is in scope.\n\nSo is an owner who pays themselves a salary.',
    complianceChecklist: ['Collect a W-4 from each employee.', 'Deposit on schedule.'],
    officialSourceUrl: 'https://www.irs.gov/publications/p15',
    serviceTypes: ['payroll'],
    ...values,
  };
}
