import Joi from 'joi';
import { longText } from '../../../../platform/text/text-schemas';

/** Texts and lists of a shape that the API sends, and that a browser sends back to save it. */
export interface Bounds {
  readonly text: () => Joi.StringSchema;
  /** A list that has to be there. */
  readonly listOf: (items: Joi.Schema) => Joi.ArraySchema;
  /** Names a part of the shape in the contract. */
  readonly named: (part: Joi.ObjectSchema, label: string) => Joi.ObjectSchema;
}

/** Shapes that the API sends. */
export const unbounded: Bounds = {
  text: () => Joi.string(),
  listOf: (items) => Joi.array().items(items).required(),
  named: (part, label) => part.label(label),
};

/** Shapes that a browser sends: each text and list with the most that it may hold. */
export const bounded = ({ textMax, itemsMax }: { readonly textMax: number; readonly itemsMax: number }): Bounds => ({
  text: () => longText().max(textMax),
  listOf: (items) => Joi.array().items(items).max(itemsMax).required(),
  named: (part) => part,
});
