import Joi from 'joi';
import { blogLimits } from '../../../../contract/limits/blog';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { route } from '../../../../platform/routes/route';
import { exactText, lineText, longText } from '../../../../platform/text/text-schemas';
import { readAutosave, removeAutosave, unsavedPosts, writeAutosave } from './autosaves.service';
import { presentAutosave, presentUnsavedPost } from './autosaves.presenter';

/** The fields of the editor as they are typed: nothing has to be right yet. */
interface Draft {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: string;
  readonly slug: string;
  readonly tags: string[];
  readonly featuredImage: string;
  readonly featuredImageAlt: string;
  readonly version: number;
}

const draftSchema = Joi.object<Draft>({
  title: lineText()
    .max(2 * blogLimits.titleMax)
    .allow('')
    .default(''),
  excerpt: longText()
    .max(4 * blogLimits.excerptMax)
    .allow('')
    .default(''),
  content: longText()
    .max(2 * blogLimits.contentMax)
    .allow('')
    .default(''),
  category: lineText().max(60).allow('').default(''),
  slug: lineText().max(200).allow('').default(''),
  tags: Joi.array().items(lineText().max(200).allow('')).max(100).default([]),
  featuredImage: exactText()
    .max(2 * blogLimits.imageUrlMax)
    .allow('')
    .default(''),
  featuredImageAlt: lineText()
    .max(2 * blogLimits.altMax)
    .allow('')
    .default(''),
  version: Joi.number().integer().min(0).default(0),
}).label('PostDraft');

const sentDraftSchema = Joi.object({
  title: Joi.string().allow('').required(),
  excerpt: Joi.string().allow('').required(),
  content: Joi.string().allow('').required(),
  category: Joi.string().allow('').required(),
  slug: Joi.string().allow('').required(),
  tags: Joi.array().items(Joi.string().allow('')).required(),
  featuredImage: Joi.string().allow('').required(),
  featuredImageAlt: Joi.string().allow('').required(),
  version: Joi.number().integer().required(),
}).label('SavedPostDraft');

const autosaveSchema = Joi.object({
  draft: sentDraftSchema.allow(null).required(),
  savedAt: momentSchema.allow(null).required(),
}).label('PostAutosave');

const paramsSchema = Joi.object<{ postId: number }>({
  postId: Joi.number()
    .integer()
    .min(0)
    .max(2 * blogLimits.draftIdsFrom)
    .required(),
});

const read = route({
  method: 'GET',
  path: '/api/blog/autosaves/{postId}',
  access: 'admin',
  summary:
    'Get the text the signed-in administrator typed for a post and did not save; ids from one billion up, chosen by the editor, are new posts',
  validate: { params: paramsSchema },
  response: autosaveSchema,
  act: ({ viewer, params }) => readAutosave(viewer.id, params.postId),
  present: presentAutosave,
});

const write = route({
  method: 'PUT',
  path: '/api/blog/autosaves/{postId}',
  access: 'admin',
  summary: 'Autosave the text being typed without changing the post',
  publicData: 'unchanged',
  validate: { params: paramsSchema, payload: draftSchema },
  response: autosaveSchema,
  act: ({ viewer, params, payload }) => writeAutosave(viewer.id, params.postId, payload),
  present: presentAutosave,
});

const remove = route({
  method: 'DELETE',
  path: '/api/blog/autosaves/{postId}',
  access: 'admin',
  summary: 'Discard the autosaved text of a post',
  publicData: 'unchanged',
  validate: { params: paramsSchema },
  response: 'none',
  act: ({ viewer, params }) => removeAutosave(viewer.id, params.postId),
});

const newPostsSchema = Joi.array()
  .items(
    Joi.object({
      postId: Joi.number().integer().required(),
      title: Joi.string().allow('').required(),
      savedAt: momentSchema.required(),
    }).label('UnsavedPost'),
  )
  .label('UnsavedPostList');

const newPosts = route({
  method: 'GET',
  path: '/api/blog/admin/unsaved-posts',
  access: 'admin',
  summary: 'List new posts the signed-in administrator began and did not save, latest first',
  response: newPostsSchema,
  act: ({ viewer }) => unsavedPosts(viewer.id),
  present: (found) => found.map(presentUnsavedPost),
});

export const autosaveRoutes = [newPosts, read, write, remove];
