import Joi from 'joi';
import { listLimits } from '../../contract/limits/site';

/** A part of a list. */
export interface OffsetQuery {
  readonly offset: number;
}

/** The number of rows before the part that is wanted. */
export const offsetSchema = Joi.number().integer().min(0).max(100_000).default(0);

export const offsetQuerySchema = Joi.object<OffsetQuery>({ offset: offsetSchema });

/** A part of a list of at most so many rows. */
export interface ListPart extends OffsetQuery {
  readonly limit: number;
}

export const listPart = {
  offset: offsetSchema,
  limit: Joi.number().integer().min(1).max(listLimits.pageSize).default(listLimits.pageSize),
};

/** A part of a list by id, which no row leaves or enters when those before it change. */
export interface ListAfter {
  /** Id of the last row before the part; 0 for the first part. */
  readonly after: number;
  readonly limit: number;
}

export const listAfter = {
  after: Joi.number().integer().min(0).max(4_294_967_295).default(0).description('Id of the last row before'),
  limit: listPart.limit,
};

export const listPartSchema = Joi.object<ListPart>(listPart);
