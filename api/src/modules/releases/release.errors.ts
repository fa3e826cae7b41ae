import { notFound } from '../../platform/errors/app-error';

export const releaseNotFound = (name: string, version: string) =>
  notFound(`There is no release ${name} ${version}.`, 'release_not_found');

export const routeNotFound = (kind: 'route' | 'slot', name: string) =>
  notFound(`No area has the ${kind} '${name}'.`, 'route_not_found');
