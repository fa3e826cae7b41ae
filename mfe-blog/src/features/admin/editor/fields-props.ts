import type { PostErrors, PostValues } from './post-form';

/** What each part of the editor is given. */
export interface FieldsProps {
  readonly values: PostValues;
  readonly errors: PostErrors;
  readonly change: (values: Partial<PostValues>) => void;
}
