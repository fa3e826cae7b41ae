import { supportLimits } from '../../../contract/limits/support';
import { conflict, forbidden } from '../../../platform/errors/app-error';

export const supportForProfessionals = () =>
  forbidden(
    'Support from Settings is for professionals. Everyone else can reach us through the contact page.',
    'accountants_only',
  );

export const channelNotInPlan = (plan: string, channel: 'chat' | 'callback') =>
  forbidden(
    channel === 'chat'
      ? 'Chat support is part of Professional and Premium.'
      : `Phone support is part of Premium. Your plan is ${plan}.`,
    'support_channel_not_in_plan',
  );

export const callWindowGone = () =>
  conflict('This time is no longer offered. Please choose another one.', 'call_window_gone');

export const tooManySupportRequests = () =>
  conflict(
    `You have ${supportLimits.openMax} open requests. We answer those first; add to them by replying to our email.`,
    'too_many_support_requests',
  );
