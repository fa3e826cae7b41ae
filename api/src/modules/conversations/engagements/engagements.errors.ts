import { engagementLimits } from '../../../contract/limits/engagements';
import { conflict, forbidden, invalid, notFound, AppError } from '../../../platform/errors/app-error';

export const engagementNotFound = () => notFound('This work does not exist.', 'engagement_not_found');
export const proposalNotFound = () => notFound('This proposal does not exist.', 'proposal_not_found');
export const itemNotFound = () => notFound('This document request does not exist.', 'item_not_found');
export const fileNotFound = () => notFound('This file does not exist.', 'file_not_found');
export const engagementExists = () =>
  conflict('The two of you already have work in progress. Finish or end it first.', 'engagement_exists');
export const notPossible = () =>
  conflict('You can’t begin work with this person right now.', 'engagement_not_possible');
export const writeFirst = (firstName: string) =>
  conflict(
    `Send ${firstName} a message first. Once it has reached them, you can write a brief.`,
    'engagement_not_possible',
  );
export const engagementChanged = () =>
  conflict('This work has changed in the meantime. Please look at it again.', 'engagement_changed');
export const engagementPaused = () =>
  conflict(
    'This work can’t be changed right now. You can still read it, download its files, or end it.',
    'engagement_paused',
  );
export const needsPlan = () =>
  forbidden(
    'Your Starter plan has room for one piece of accepted work. With Professional or Premium there is no limit.',
    'engagement_needs_plan',
  );
export const professionalIsFull = (firstName: string) =>
  conflict(
    `${firstName} can’t take on more work right now. Send them a message and try again later.`,
    'professional_is_full',
  );
export const nameMismatch = () => invalid('Please type your full name as it is in your account.', 'name_mismatch');
export const tooManyProposals = () =>
  conflict(`One piece of work can have at most ${engagementLimits.proposalsMax} proposals.`, 'too_many_proposals');
export const itemChanged = () =>
  conflict('This document request has changed in the meantime. Please look at it again.', 'item_changed');
export const tooManyItems = () =>
  conflict(`One piece of work can have at most ${engagementLimits.itemsMax} document requests.`, 'too_many_items');
export const tooManyFiles = () =>
  conflict(`A document request can have at most ${engagementLimits.filesPerItem} files.`, 'too_many_files');
export const filesTooLarge = () =>
  conflict('The files of this work can have at most 1 GB together. Remove some first.', 'too_many_files');
export const fileRefused = () => invalid('This file was refused by the virus scan.', 'file_refused');
export const scanUnavailable = () =>
  new AppError(
    503,
    'scan_unavailable',
    'This file could not be checked for viruses, so it was not stored. Please try again later.',
  );
