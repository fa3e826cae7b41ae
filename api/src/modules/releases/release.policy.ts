import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from '@hapi/hapi';
import type { User } from '../../platform/auth/user.model';
import { AppError } from '../../platform/errors/app-error';
import type { Settings } from '../../platform/settings';

/** Who publishes: a build that shows the release token. */
export function mayPublish(request: Request, settings: Settings): void {
  if (!showsToken(request, settings))
    throw new AppError(401, 'release_token_refused', 'Publishing a release needs the release token.');
}

/** Who changes what is served: such a build, or an admin. */
export function mayActivate(request: Request, viewer: User | null, settings: Settings): void {
  if (viewer?.userType === 'admin' || showsToken(request, settings)) return;
  throw viewer
    ? new AppError(403, 'admin_only', 'Only administrators may do this.')
    : new AppError(401, 'release_token_refused', 'Activating a release needs the release token or an administrator.');
}

function showsToken(request: Request, { releaseToken }: Settings): boolean {
  const header = request.headers['authorization'] as string | undefined;
  const given = header?.match(/^Bearer (.+)$/)?.[1];
  return releaseToken !== null && given !== undefined && timingSafeEqual(digest(given), digest(releaseToken));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
