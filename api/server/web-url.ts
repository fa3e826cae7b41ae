import Joi from 'joi';

/** A variable that is a URL of the web. @param name of the variable */
export const webUrl = (name: string): Joi.StringSchema =>
  Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .messages({ '*': `${name} must be a URL that starts with http:// or https://.` });
