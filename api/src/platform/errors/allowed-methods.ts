import type { HTTP_METHODS, Request } from '@hapi/hapi';

const methods: readonly Lowercase<HTTP_METHODS>[] = ['get', 'post', 'put', 'patch', 'delete'];

/** The methods that the address of an unmatched request would answer to, for `Allow`; empty when there is no such address. */
export function allowedMethods(request: Request): string[] {
  if ((request.route.method as string) !== '_special') return [];
  const found = methods
    .filter((method) => method !== request.method && request.server.match(method, request.path) !== null)
    .map((method) => method.toUpperCase());
  return found.includes('GET') ? ['HEAD', ...found].sort() : found;
}
