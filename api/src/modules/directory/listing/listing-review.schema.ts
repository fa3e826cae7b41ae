import Joi from 'joi';
import { reviewLimits } from '../../../contract/limits/reviews';
import type { ListingReviewSetting } from '../../../contract/named-types';
import { longText } from '../../../platform/text/text-schemas';

/** Administrator's decision on a profile that waits. `note` says what to fix. */
export interface ListingDecision {
  readonly decision: 'list' | 'return';
  readonly note: string;
}

const { noteMin, noteMax } = reviewLimits;

export const listingDecisionSchema = Joi.object<ListingDecision>({
  decision: Joi.string().valid('list', 'return').required(),
  note: longText()
    .max(noteMax)
    .allow('')
    .default('')
    .when('decision', { is: 'return', then: Joi.string().min(noteMin).invalid('').required() })
    .messages({ '*': 'Please say what has to change', 'string.max': `The note must be at most ${noteMax} characters` }),
}).label('ListingDecision');

export const listingReviewSettingSchema = Joi.object<ListingReviewSetting>({
  mode: Joi.string().valid('automatic', 'manual').required(),
})
  .label('ListingReviewSetting')
  .description('Reviewer of new profiles: the automatic review alone, or an administrator after it.');
