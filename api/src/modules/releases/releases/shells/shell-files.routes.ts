import Joi from 'joi';
import { archiveLimits, type ArchiveFiles } from '../../../../hosting/release-archive';
import { formFile, type FormPayload } from '../../../../platform/files/form-file';
import { route } from '../../../../platform/routes/route';
import { shellFileNotFound } from '../release.errors';
import { mustBeInstallation } from '../release.policy';
import { shellBuildSchema } from '../release.schema';
import { downloadOf, readJson, unpack, uploadBytes } from '../publishing/read-release';
import { storeFiles } from '../store/stored-files';
import { shellFile, shellFolder, shellStore } from './shell-store';
import { ShellBuild } from './shell.model';

/** Endings of what is beside a file: compressed ahead, and its source map, which is read here alone. */
const compressed = /\.(?:br|gz)$/;
const beside = /\.(?:br|gz|map)$/;
const fileName = Joi.string().custom((name: string, helpers) =>
  shellFile.test(name.replace(compressed, '')) ? name : helpers.error('any.invalid'),
);

const store = route<'anonymous', object, object, FormPayload>({
  method: 'POST',
  path: '/api/platform/shell-files',
  access: 'anonymous',
  summary: 'Store the files of a build of the shell, as a .tar.gz, for shells of other builds (with the release token)',
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
    const content = await unpack(bytes);
    const files = [...content].filter(([name]) => shellFile.test(name.replace(beside, '')));
    // First: what a row names is not removed.
    await recordBuild(content, files);
    await storeFiles(shellStore(settings), shellFolder, files);
    return files.map(([name]) => name);
  },
});

const show = route({
  method: 'GET',
  path: '/api/platform/shell-files/{name}',
  access: 'anonymous',
  summary: 'Get a file of a build of the shell, for shells of other builds',
  errors: { 404: ['not_found'] },
  validate: { params: Joi.object<{ name: string }>({ name: fileName.required() }) },
  response: 'raw',
  act: async ({ params, platform: { settings }, setHeader }) => {
    const content = await shellStore(settings).read(`${shellFolder}/${params.name}`);
    if (!content) throw shellFileNotFound();
    setHeader('Content-Type', 'application/octet-stream');
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return content;
  },
});

/**
 * Stores the row of a build that says which it is.
 * @throws AppError 400 when what it says is wrong
 */
async function recordBuild(content: ArchiveFiles, files: readonly (readonly [string, Buffer])[]): Promise<void> {
  const description = content.get('shell.json');
  if (!description) return;
  const { version, entry, source = null } = readJson('shell.json', description, shellBuildSchema);
  const pageBytes = entry.reduce((sum, file) => sum + downloadOf(file, content), 0);
  const row = { version, files: files.map(([name]) => name), pageBytes, source, storedAt: new Date(), removedAt: null };
  await ShellBuild.query().insert(row).onConflict('version').merge(['files', 'storedAt', 'removedAt']);
}

/** Routes of the files of shells: a page of one machine's shell may ask another's, of another build, for its files. */
export const shellFileRoutes = [store, show] as const;
