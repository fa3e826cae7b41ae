import Joi from 'joi';
import { archiveLimits } from '../../../../hosting/release-archive';
import { fileStore } from '../../../../platform/files/file-store';
import { formFile, type FormPayload } from '../../../../platform/files/form-file';
import { route } from '../../../../platform/routes/route';
import type { Settings } from '../../../../platform/settings';
import { shellFileNotFound } from '../release.errors';
import { mustBeInstallation } from '../release.policy';
import { unpack, uploadBytes } from '../publishing/read-release';
import { storeFiles } from '../store/stored-files';

const tags = ['platform'] as const;

/** A file that the shell's build names by its content, as it is or compressed ahead: the same name, the same bytes. */
const fileName = /^[\w-]+(?:\.[\w-]+)*\.[0-9a-f]{8}\.(?:js|css)(?:\.(?:br|gz))?$/;

/** Folder of all files: a build has none of its own. */
const folder = 'files';
const shellStore = (settings: Settings) => fileStore(settings, 'shell-store');

const store = route<'anonymous', object, object, FormPayload>({
  method: 'POST',
  path: '/api/platform/shell-files',
  access: 'anonymous',
  summary: 'Store the files of a build of the shell, as a .tar.gz, for shells of other builds (with the release token)',
  tags,
  errors: { 400: ['invalid_request', 'release_invalid'], 401: ['release_token_refused'], 413: ['payload_too_large'] },
  takesReleaseToken: true,
  upload: true,
  maxBytes: uploadBytes,
  publicData: 'unchanged',
  allowFirst: ({ request, platform }) => mustBeInstallation(request, platform.settings),
  response: Joi.array().items(Joi.string()).description('Names of the stored files'),
  act: async ({ payload, platform: { settings } }) => {
    const { bytes } = formFile(payload, {
      maxBytes: archiveLimits.packedBytes,
      missing: 'Please send the archive of the build in the field file.',
      tooLarge: 'The archive may have at most 16 MB.',
    });
    const files = [...(await unpack(bytes))].filter(([name]) => fileName.test(name));
    await storeFiles(shellStore(settings), folder, files);
    return files.map(([name]) => name);
  },
});

const show = route({
  method: 'GET',
  path: '/api/platform/shell-files/{name}',
  access: 'anonymous',
  summary: 'Get a file of a build of the shell, for shells of other builds',
  tags,
  errors: { 404: ['not_found'] },
  validate: { params: Joi.object<{ name: string }>({ name: Joi.string().pattern(fileName).required() }) },
  response: 'raw',
  act: async ({ params, platform: { settings }, setHeader }) => {
    const content = await shellStore(settings).read(`${folder}/${params.name}`);
    if (!content) throw shellFileNotFound();
    setHeader('Content-Type', 'application/octet-stream');
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return content;
  },
});

/** Routes of the files of shells: a page of one machine's shell may ask another's, of another build, for its files. */
export const shellFileRoutes = [store, show] as const;
