import type { Request } from '@hapi/hapi';
import type { User } from '../../../../platform/auth/user.model';
import { AppError, forbidden } from '../../../../platform/errors/app-error';
import { mustActivate, mustBeFor, shownDeployToken } from '../release.policy';
import { findDeployToken } from '../tokens/deploy-tokens.service';
import { previewedVersion, type AreaOverride } from './area-override.model';
import type { Authority } from './overrides.service';

const refused = () =>
  new AppError(401, 'release_token_refused', 'An override needs a deploy token of its area or an administrator.');

/**
 * Checks who makes the link of an override: a deploy token of the area, or an administrator.
 * @throws AppError 401 or 403 for anyone else
 */
export async function mayMake(request: Request, viewer: User | null, area?: string): Promise<Authority> {
  const token = await shownDeployToken(request);
  if (token) {
    if (area !== undefined) mustBeFor(token, area);
    mustActivate(token);
    return { userId: null, tokenId: token.id };
  }
  if (viewer?.userType === 'admin') return { userId: viewer.id, tokenId: null };
  throw viewer ? forbidden('Only administrators may do this.', 'admin_only') : refused();
}

/**
 * Checks who uses a link: an administrator, or a caller with a deploy token of the area. A link alone is not enough for
 * a developer's machine, so that no one is given an override by a person who sends them a link.
 * @throws AppError 401 or 403 for anyone else
 */
export async function mayUse(viewer: User | null, deployToken: string, override: AreaOverride): Promise<Authority> {
  // Who made the link may give the release to everyone: it is enough.
  if (previewedVersion(override) !== null) return { userId: viewer?.id ?? null, tokenId: null };
  if (deployToken === '' && viewer?.userType === 'admin') return { userId: viewer.id, tokenId: null };
  const token = await findDeployToken(deployToken);
  if (!token) throw refused();
  mustBeFor(token, override.area);
  mustActivate(token);
  return { userId: null, tokenId: token.id };
}
