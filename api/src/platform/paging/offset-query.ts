import Joi from 'joi';

/** Which part of a list is wanted. */
export interface OffsetQuery {
  readonly offset: number;
}

/** How many rows of a list come before the part that is wanted. */
export const offsetSchema = Joi.number().integer().min(0).max(100_000).default(0);

export const offsetQuerySchema = Joi.object<OffsetQuery>({ offset: offsetSchema });
