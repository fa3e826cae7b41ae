import type Joi from 'joi';
import type { ModelClass } from 'objection';
import type { AppError } from '../../../../platform/errors/app-error';
import { BaseModel } from '../../../../platform/database/base-model';

/** Something that a user saved in their account, under an id that their browser made. */
export class SavedItem extends BaseModel {
  static override dateAttributes = ['savedAt'];

  declare userId: number;
  declare title: string;
  declare savedAt: Date;
}

/** Makes what reads a stored content: null for a broken row, which lists leave out. */
export const readerOf =
  <Content>(schema: Joi.Schema<Content>) =>
  (stored: unknown): Content | null => {
    const result: Joi.ValidationResult<Content> = schema.required().validate(stored);
    return result.error ? null : result.value;
  };

/** Differences between answers and analyses where both are saved. */
export interface SavedKind<Item extends SavedItem> {
  /** Its key is the user and the id. */
  readonly model: ModelClass<Item>;
  readonly idColumn: 'answerId' | 'analysisId';
  /** Column of its content: null in a broken row. */
  readonly contentColumn: 'response' | 'analysis';
  /** Most that a user may have. */
  readonly max: number;
  /** Most characters of a name. */
  readonly titleMax: number;
  /** The text in which a search looks for its words. */
  readonly searchedText: (item: Item) => string;
  readonly notFound: () => AppError;
  readonly tooMany: () => AppError;
}
