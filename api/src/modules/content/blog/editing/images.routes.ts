import Joi from 'joi';
import { blogLimits } from '../../../../contract/limits/blog';
import { actorOf } from '../../../../platform/audit/record-audit';
import { formFile, type FormPayload } from '../../../../platform/files/form-file';
import { route } from '../../../../platform/routes/route';
import type { BlogImage } from './blog-image.model';
import { imageNotFound } from './editing.errors';
import { presentImage } from './images.presenter';
import { addImage, imageName, imageStore } from './images.service';

const { imageBytes } = blogLimits;

const upload = route<'admin', object, object, FormPayload, undefined, BlogImage>({
  method: 'POST',
  path: '/api/blog/images',
  access: 'admin',
  summary: 'Upload an image for a post: PNG, JPEG, or WebP, up to 10 MB',
  publicData: 'unchanged',
  errors: { 400: ['invalid_request', 'not_a_picture'], 403: ['admin_only'], 413: ['payload_too_large'] },
  upload: true,
  // More than an image may have: a client that sends a little too much gets a response, not a closed connection.
  maxBytes: 2 * imageBytes,
  response: Joi.object({
    url: Joi.string().required(),
    width: Joi.number().integer().required(),
    height: Joi.number().integer().required(),
  }).label('PostImage'),
  act: ({ viewer, payload, platform, request }) => {
    const file = formFile(payload, {
      maxBytes: imageBytes,
      missing: 'Please choose a picture.',
      tooLarge: 'The picture may have at most 10 MB.',
    });
    return addImage(viewer.id, file.bytes, imageStore(platform.settings), actorOf(request));
  },
  present: presentImage,
});

const show = route({
  method: 'GET',
  path: '/api/blog/images/{name}',
  access: 'anonymous',
  summary: 'Get an image of a post; its URL changes when the image does',
  errors: { 404: ['post_image_not_found'] },
  validate: {
    params: Joi.object<{ name: string }>({ name: Joi.string().pattern(imageName).required().error(imageNotFound) }),
  },
  response: 'raw',
  act: async ({ params, platform, setHeader }) => {
    const image = await imageStore(platform.settings).read(params.name);
    if (!image) throw imageNotFound();
    setHeader('Content-Type', 'image/webp');
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return image;
  },
});

export const imageRoutes = [upload, show];
