import type { HTTP_METHODS, Request } from '@hapi/hapi';

const methods: readonly Lowercase<HTTP_METHODS>[] = ['get', 'post', 'put', 'patch', 'delete'];

/** The methods that the path of an unmatched request would take, for `Allow`; empty when there is no such path. */
export function allowedMethods(request: Request): string[] {
  if ((request.route.method as string) !== '_special') return [];
  const found = methods
    .filter((method) => method !== request.method && request.server.match(method, request.path) !== null)
    .map((method) => method.toUpperCase());
  return found.includes('GET') ? ['HEAD', ...found].sort() : found;
}
