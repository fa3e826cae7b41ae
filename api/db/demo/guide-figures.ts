import type { CheckedFigure } from './guide-figures/checked-figure';
import { federalEmploymentFigures } from './guide-figures/federal-employment-figures';
import { federalTaxFigures } from './guide-figures/federal-tax-figures';
import { financialReportingFigures } from './guide-figures/financial-reporting-figures';
import { foreignIncomeFigures } from './guide-figures/foreign-income-figures';
import { internationalFigures } from './guide-figures/international-figures';
import { localFigures } from './guide-figures/local-figures';
import { stateFigures } from './guide-figures/state-figures';

/** Sources of each figure of each guide, by the guide's slug. */
export const guideFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  ...federalTaxFigures,
  ...federalEmploymentFigures,
  ...stateFigures,
  ...localFigures,
  ...foreignIncomeFigures,
  ...internationalFigures,
  ...financialReportingFigures,
};
