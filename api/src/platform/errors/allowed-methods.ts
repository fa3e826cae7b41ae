import type { HTTP_METHODS, Request } from '@hapi/hapi';

const methods: readonly Lowercase<HTTP_METHODS>[] = ['get', 'post', 'put', 'patch', 'delete'];

/** The methods that the path of an unmatched request would take, for `Allow`; empty when there is no such path. */
export function allowedMethods({ method, path, server }: Request): string[] {
  const isKnown = (name: Lowercase<HTTP_METHODS>) => server.match(name, path) !== null;
  if (isKnown(method === 'head' ? 'get' : method)) return [];
  const found = methods.filter(isKnown).map((name) => name.toUpperCase());
  return found.includes('GET') ? ['HEAD', ...found].sort() : found;
}
