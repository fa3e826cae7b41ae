import Joi from 'joi';
import type { ReleaseFiles } from '../../../contract/named-types';

export const releaseFilesSchema = Joi.object<ReleaseFiles>({
  name: Joi.string().required(),
  version: Joi.string().required(),
  url: Joi.string().required().description('Entry of the release'),
  files: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .required()
    .description('Integrity attribute of every file of the release, by its path in the release'),
})
  .label('ReleaseFiles')
  .description("A published release's entry and the hashes of its files.");
