import Joi from 'joi';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { listPart, type ListPart } from '../../../../platform/paging/offset-query';
import { areaName, version } from '../manifest.schema';
import { errorPhases } from './area-error.model';

/** Report of a tab about an area that failed. */
export interface ErrorReport {
  readonly area: string;
  readonly version?: string;
  readonly phase: (typeof errorPhases)[number];
  readonly releaseSet?: string;
  readonly message: string;
  readonly stack: string;
}

export const errorReportSchema = Joi.object<ErrorReport>({
  area: areaName.required(),
  version: version.description('In this tab, which may no longer be served'),
  phase: Joi.string()
    .valid(...errorPhases)
    .required(),
  releaseSet: Joi.string()
    .pattern(/^[0-9a-f]{1,64}$/)
    .description('Id of the releases that the tab runs together'),
  message: Joi.string().allow('').max(500).required(),
  stack: Joi.string().allow('').max(4_000).default('').description('Only the files, lines and columns in it are read'),
}).label('AreaErrorReport');

export const errorsQuerySchema = Joi.object<ListPart & { readonly area: string }>({
  ...listPart,
  area: areaName.allow('').default('').description('Only errors of this area'),
});

const text = Joi.string().allow('').required();

export const areaErrorSchema = Joi.object({
  id: Joi.number().required(),
  area: Joi.string().required(),
  phase: Joi.string()
    .valid(...errorPhases)
    .required(),
  message: text,
  frame: text.description('Position in the source that threw: `src/post-page.tsx:20:5`'),
  code: text.description('That line of the source; empty without a source map'),
  stack: Joi.array().items(Joi.string()).required().description('Positions from the innermost call out'),
  page: text.description('Pattern of the route: `/accountant/:id`'),
  reports: Joi.number().required().description('Within the days that are counted'),
  days: Joi.array()
    .items(Joi.number())
    .required()
    .description('Reports on each of the last 14 days (UTC), today at the end'),
  firstVersion: text,
  lastVersion: text,
  firstSeenAt: momentSchema.required(),
  lastSeenAt: momentSchema.required(),
})
  .label('AreaErrorGroup')
  .description('Reports with one message from one line of an area’s code.');
