import Joi from 'joi';
import type { AppError } from '../../../../platform/errors/app-error';
import { exactText, lineText, searchText } from '../../../../platform/text/text-schemas';

/** The name of something saved, as its owner words it. */
export const savedTitleSchema = (max: number) =>
  lineText()
    .min(1)
    .max(max)
    .required()
    .messages({
      'string.empty': 'Please enter a name',
      'string.max': `A name can have up to ${max} characters.`,
    });

/** An id as browsers generate it; any other is not found. */
export const savedIdSchema = (notFound: () => AppError) => exactText().guid().lowercase().required().error(notFound);

/** Time when a browser saved something. */
export const savedAtSchema = () => Joi.date().iso().min('2020-01-01').max('2100-01-01').required();

export const savedItemsQuerySchema = Joi.object<{ q: string }>({ q: searchText().allow('').default('') });
