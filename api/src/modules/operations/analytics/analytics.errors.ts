import { forbidden, invalid } from '../../../platform/errors/app-error';

export const analyticsForProfessionals = () =>
  forbidden('Only financial professionals have analytics.', 'accountants_only');
export const analyticsNotInPlan = () => forbidden('Analytics is part of the Premium plan.', 'analytics_not_in_plan');
export const daysReversed = () => invalid('The first day must not be after the last day');
export const daysInFuture = () =>
  invalid('The last day must not be in the future. Days begin at midnight Eastern Time');
export const daysTooMany = (most: number) => invalid(`Analytics covers at most ${most} days`);
