import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { findPublished } from '../releases/publish.service';
import { releaseParametersSchema } from '../releases/release.schema';
import { presentReleaseFiles } from './release-files.presenter';
import { releaseFilesSchema } from './release-files.schema';

/** Files of a release, served or not, removed or not: a publisher sees that its version exists. */
export const releaseFilesModule = routesModule('release-files', () => [releaseFiles]);

const releaseFiles = route({
  method: 'GET',
  path: '/api/platform/discovery/{name}/{version}',
  access: 'anonymous',
  summary: 'Get the files of one published release, served or not',
  errors: { 404: ['release_not_found'] },
  validate: { params: releaseParametersSchema },
  response: releaseFilesSchema,
  load: ({ params }) => findPublished(params.name, params.version),
  act: ({ setHeader }, release) => {
    // A version never changes.
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return release;
  },
  present: presentReleaseFiles,
});
