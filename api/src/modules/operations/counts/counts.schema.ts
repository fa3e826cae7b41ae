import Joi from 'joi';
import { searchLimits } from '../../../contract/limits/search';
import type { CountedEvent } from '../../../contract/named-types';
import { searchCatalogs } from '../../../platform/counts/search-counters';
import { idSchema } from '../../../platform/routes/common-schemas';
import { exactText, searchText } from '../../../platform/text/text-schemas';

/** An event that a page may report; fields that do not belong to it are ignored. */
export const countedEventSchema = Joi.object<CountedEvent>({
  event: Joi.string()
    .valid('search', 'results-shown', 'profile-view', 'blog-read')
    .required()
    .messages({ '*': 'The event must be search, results-shown, profile-view or blog-read' }),
  in: Joi.string()
    .valid(...searchCatalogs)
    .default('professionals')
    .messages({ '*': `A search is in one of ${searchCatalogs.join(', ')}` })
    .description('What was searched, for `search`'),
  words: searchText().allow('').default(''),
  found: Joi.boolean().default(true),
  postId: idSchema,
  professionalId: idSchema.description('Whose profile was seen, for `profile-view`'),
  professionalIds: Joi.array()
    .items(idSchema)
    .max(searchLimits.pageSizeMax + searchLimits.featuredMax)
    .default([])
    .description('Who was shown, for `results-shown`'),
  query: exactText()
    .max(1_000)
    .allow('')
    .default('')
    .description('The query string of the search, for `results-shown`'),
})
  .options({ stripUnknown: true })
  .label('CountedEvent')
  .description('An event that a page reports, without the person.');
