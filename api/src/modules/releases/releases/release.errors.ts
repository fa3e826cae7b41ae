import { conflict, forbidden, notFound } from '../../../platform/errors/app-error';

export const releaseNotFound = (name: string, version: string) =>
  notFound(`There is no release ${name} ${version}.`, 'release_not_found');

export const releaseRemoved = (name: string, version: string) =>
  notFound(
    `${name} ${version} was removed long after it was last served: publish its build under another version.`,
    'release_not_found',
  );

export const noReleaseBefore = (name: string) =>
  conflict(`${name} served nothing before its current release.`, 'no_release_before');

export const releaseFilesMissing = (name: string, version: string) =>
  notFound(`The files of ${name} ${version} are not in the store.`, 'release_files_missing');

export const deployTokenNotFound = () => notFound('There is no such deploy token.', 'deploy_token_not_found');

export const routeNotFound = (kind: 'route' | 'slot' | 'offer', name: string) =>
  notFound(`No area has the ${kind} '${name}'.`, 'route_not_found');

export const rolloutRunning = (name: string, version: string) =>
  conflict(
    `${name} ${version} is being rolled out: give it to everyone or roll it back before another release is tried.`,
    'rollout_running',
  );

export const nothingServed = (name: string) => conflict(`Nothing of ${name} is served.`, 'nothing_served');

export const areaTakenDown = (name: string) =>
  conflict(
    `An administrator took ${name} down: only an administrator serves it again, on the area’s page.`,
    'area_taken_down',
  );

export const areaNeeded = (name: string) =>
  conflict(`${name} has pages for signing in or administration: no administrator could bring it back.`, 'area_needed');

export const noRollout = (name: string) => notFound(`No release of ${name} is being rolled out.`, 'no_rollout');

export const areaNotFound = (name: string) => notFound(`No release of ${name} was ever published.`, 'area_not_found');

export const overrideOriginRefused = (origin: string) =>
  forbidden(
    `This site takes no area from ${origin}: its operator allows origins in OVERRIDE_ORIGINS.`,
    'override_origin_refused',
  );

export const overrideLinkGone = () =>
  notFound('This link was already used, is too old, or never was one. Have a new one made.', 'override_link_gone');

export const overrideNotFound = () => notFound('There is no such override.', 'override_not_found');

export const backendNotFound = (area: string) => notFound(`${area} has no service behind it.`, 'backend_not_found');

export const backendChanged = (area: string) =>
  conflict(`Someone changed the backend of ${area} after you opened it. Compare it with yours.`, 'backend_changed');

/** No shell has brought a file of this name. */
export const shellFileNotFound = () => notFound('There is no such file of a shell.');
