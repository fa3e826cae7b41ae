import { featuredDayLimits } from '../../../contract/limits/billing';
import { forbidden, invalid } from '../../../platform/errors/app-error';

export const featuredDaysForProfessionals = () =>
  forbidden('Only financial professionals are featured.', 'accountants_only');
export const featuredDaysNotInPlan = () =>
  forbidden('Choosing featured days is part of the Professional plan.', 'featured_days_not_in_plan');
export const tooManyFeaturedDays = () =>
  invalid(`You can choose at most ${featuredDayLimits.perMonth} days a month.`, 'too_many_featured_days');
export const dayNotOffered = () =>
  invalid('Choose days from today to the end of next month.', 'featured_day_not_offered');
