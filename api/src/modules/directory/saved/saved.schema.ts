import Joi from 'joi';
import type { SavedIds } from '../../../contract/named-types';

export const savedIdsSchema = Joi.object<SavedIds>({ ids: Joi.array().items(Joi.number().integer()).required() }).label(
  'SavedIds',
);
