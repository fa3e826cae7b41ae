import Joi from 'joi';
import { profilePictureLimits } from '../../../contract/limits/profile';
import { presentViewer } from '../../../platform/auth/user.presenter';
import { userSchema } from '../../../platform/auth/user.schema';
import { formFile, type FormPayload } from '../../../platform/files/form-file';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { pictureNotFound } from './avatars.errors';
import { avatarName, avatarStore, removeAvatar, replaceAvatar } from './avatars.service';

/** Profile pictures: uploaded, made small and neutral, and shown. */
export const avatarsModule = routesModule('avatars', () => [upload, remove, show]);

const { bytes: maxBytes } = profilePictureLimits;

const upload = route<'signed-in', object, object, FormPayload>({
  method: 'POST',
  path: '/api/users/avatar',
  access: 'signed-in',
  summary: 'Upload a profile picture: PNG, JPEG, or WebP, up to 5 MB',
  limit: 'pictures',
  errors: { 400: ['invalid_request', 'not_a_picture'], 413: ['payload_too_large'] },
  upload: true,
  // More than a picture may have: a slightly larger body gets an error response, not a closed connection.
  maxBytes: 4 * maxBytes,
  response: userSchema,
  act: ({ viewer, payload, platform }) => {
    const file = formFile(payload, {
      maxBytes,
      missing: 'Please choose a picture.',
      tooLarge: 'The picture may have at most 5 MB.',
    });
    return replaceAvatar(viewer, file.bytes, avatarStore(platform.settings));
  },
  present: presentViewer,
});

const remove = route({
  method: 'DELETE',
  path: '/api/users/avatar',
  access: 'signed-in',
  summary: 'Remove the signed-in person’s profile picture',
  response: userSchema,
  act: ({ viewer, platform }) => removeAvatar(viewer, avatarStore(platform.settings)),
  present: presentViewer,
});

const show = route({
  method: 'GET',
  path: '/api/avatars/{name}',
  access: 'anonymous',
  summary: 'Get a profile picture; its URL changes when the picture does',
  errors: { 404: ['picture_not_found'] },
  validate: {
    params: Joi.object<{ name: string }>({ name: Joi.string().pattern(avatarName).required().error(pictureNotFound) }),
  },
  response: 'raw',
  act: async ({ params, platform, setHeader }) => {
    const picture = await avatarStore(platform.settings).read(params.name);
    if (!picture) throw pictureNotFound();
    setHeader('Content-Type', 'image/webp');
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return picture;
  },
});
