import Joi from 'joi';

/** A numeric id in a path. Anything else is no such thing: routes that want a 404 for it say so with `.error()`. */
export const idSchema = Joi.number().integer().positive().max(Number.MAX_SAFE_INTEGER);

/** A moment in an answer: ISO 8601 in UTC. */
export const momentSchema = Joi.string().isoDate();
