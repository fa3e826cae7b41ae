import type { PostErrors, PostValues } from '../post-form';

/** Props of each part of the editor. */
export interface FieldsProps {
  readonly values: PostValues;
  readonly errors: PostErrors;
  readonly change: (values: Partial<PostValues>) => void;
}
