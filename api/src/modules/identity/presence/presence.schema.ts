import Joi from 'joi';
import type { Presence } from '../../../contract/named-types';

/** Choice to hide it or show it from now on. */
export const presenceChoiceSchema = Joi.object<{ readonly isHidden: boolean }>({
  isHidden: Joi.boolean().required().messages({ '*': 'Please say whether others may see that you are online' }),
}).label('PresenceChoice');

export const presenceSchema = Joi.object<Presence>({
  /** Ids of people. */
  online: Joi.array().items(Joi.number().integer()).required(),
  isHidden: Joi.boolean().required(),
})
  .label('Presence')
  .description(
    'Ids of those a person has a conversation with who are online, and whether the person hides that themselves.',
  );
