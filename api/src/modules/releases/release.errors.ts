import { conflict, notFound } from '../../platform/errors/app-error';

export const releaseNotFound = (name: string, version: string) =>
  notFound(`There is no release ${name} ${version}.`, 'release_not_found');

export const noReleaseBefore = (name: string) =>
  conflict(`${name} served nothing before its current release.`, 'no_release_before');

export const releaseFilesMissing = (name: string, version: string) =>
  notFound(`The files of ${name} ${version} are not in the store.`, 'release_files_missing');

export const deployTokenNotFound = () => notFound('There is no such deploy token.', 'deploy_token_not_found');

export const routeNotFound = (kind: 'route' | 'slot', name: string) =>
  notFound(`No area has the ${kind} '${name}'.`, 'route_not_found');
