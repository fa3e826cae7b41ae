import { quickReplyLimits } from '../../../contract/limits/messaging';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error';

export const quickReplyNotFound = () => notFound('This quick reply does not exist.', 'quick_reply_not_found');

export const tooManyQuickReplies = () =>
  conflict(`You’ve saved ${quickReplyLimits.max} quick replies. Delete one to add another.`, 'too_many_quick_replies');

export const quickRepliesNotInPlan = () =>
  forbidden(
    `Basic messaging has ${quickReplyLimits.basicMax} quick replies. Professional and Premium have ${quickReplyLimits.max}.`,
    'quick_replies_not_in_plan',
  );

export const quickRepliesChanged = () =>
  conflict(
    'Your quick replies were changed in another tab. Reload the page to see them as they are.',
    'quick_replies_changed',
  );
