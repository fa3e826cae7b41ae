import type { Lifecycle } from '@hapi/hapi';
import Joi from 'joi';
import { AppError, invalid } from './app-error';

/**
 * Turns a Joi refusal into the API's: the first failing rule's message is the whole body. Schemas carry the binding
 * texts as custom messages; a rule without one gets Joi's own words, made a plain sentence.
 */
export const refuseInvalid: Lifecycle.Method = (_request, _h, error) => {
  if (error instanceof AppError) throw error;
  throw refusal(error);
};

/** The API's refusal for a Joi error. */
function refusal(error: unknown): AppError {
  const detail = Joi.isError(error) ? error.details[0] : undefined;
  if (!detail) return invalid('The request could not be understood.');
  if (detail.type === 'object.unknown')
    return invalid(`The field '${String(detail.context?.key)}' is not known here.`, 'unknown_field');
  if (detail.type === 'object.base' && detail.path.length === 0) return invalid('The body must be a JSON object.');
  // Names that the caller made up are not put into a header.
  const path = detail.path.join('.');
  const field = /^[\w.]{1,200}$/.test(path) ? path : '';
  return new AppError(400, 'invalid_request', sentence(detail.message), field ? { 'X-Error-Field': field } : {});
}

/** Returns the first sentence of a Joi error, for values outside requests: `'name' is required.` */
export function validationSentence(error: Joi.ValidationError): string {
  return refusal(error).sentence;
}

function sentence(message: string): string {
  const plain = message.replaceAll('"', "'");
  return plain === message || /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
