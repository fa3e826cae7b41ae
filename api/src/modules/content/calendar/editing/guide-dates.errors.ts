import { conflict, notFound } from '../../../../platform/errors/app-error';

export const dateNotFound = () => notFound('This date was removed.', 'compliance_date_not_found');
export const dateChanged = () =>
  conflict(
    'Someone changed this date after you opened it. Saving again replaces their version.',
    'compliance_date_changed',
  );
