import Joi from 'joi';
import type { CountedEvent } from '../../contract/named-types';
import { searchCatalogs } from '../../platform/counts/search-counters';
import { idSchema } from '../../platform/routes/common-schemas';
import { searchText } from '../../platform/text/text-schemas';

/** An event that a page may report; fields that do not belong to it are ignored. */
export const countedEventSchema = Joi.object<CountedEvent>({
  event: Joi.string()
    .valid('search', 'profile-view', 'blog-read')
    .required()
    .messages({ '*': 'The event must be search, profile-view or blog-read' }),
  in: Joi.string()
    .valid(...searchCatalogs)
    .default('professionals')
    .messages({ '*': `A search is in one of ${searchCatalogs.join(', ')}` })
    .description('What was searched, for `search`'),
  words: searchText().allow('').default(''),
  found: Joi.boolean().default(true),
  postId: idSchema,
})
  .options({ stripUnknown: true })
  .label('CountedEvent');
