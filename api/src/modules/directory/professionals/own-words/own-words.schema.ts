import Joi from 'joi';
import { searchLimits } from '../../../../contract/limits/search';
import type { OwnWords } from '../../../../contract/named-types';
import { lineText } from '../../../../platform/text/text-schemas';

export const ownWordsQuerySchema = Joi.object<{ text: string }>({
  text: lineText().max(searchLimits.ownWordsMax).required(),
}).label('OwnWordsQuery');

export const ownWordsSchema = Joi.object<OwnWords>({
  search: Joi.string()
    .allow('')
    .required()
    .description('The filters that are asked for, as the query of the search page; empty where none was read.'),
  left: Joi.array().items(Joi.string()).required().description('What was not understood or is not wanted, as typed.'),
})
  .label('OwnWords')
  .description('A wish for a professional, read as filters of the search.');
