import Joi from 'joi';

/** A part of a list. */
export interface OffsetQuery {
  readonly offset: number;
}

/** The number of rows before the part that is wanted. */
export const offsetSchema = Joi.number().integer().min(0).max(100_000).default(0);

export const offsetQuerySchema = Joi.object<OffsetQuery>({ offset: offsetSchema });
