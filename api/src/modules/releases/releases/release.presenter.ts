import type { RouteOwner } from './owners/route-owner.model';
import type { Release } from './release.model';
import { fullName } from '../../../contract/full-name';
import type { User } from '../../../platform/auth/user.model';
import type { DeployToken } from './tokens/deploy-token.model';

/** A release as returned to its publisher. */
export function presentRelease({ name, version, url, publishedAt }: Release): {
  name: string;
  version: string;
  url: string;
  publishedAt: string;
} {
  return { name, version, url, publishedAt: publishedAt.toISOString() };
}

/** A route or slot and the area that it belongs to. */
export function presentRouteOwner({ kind, name, area, handedTo, since }: RouteOwner) {
  return { kind, name, area, handedTo, since: since.toISOString() };
}

/** A deploy token without its secret, which is not stored. */
export function presentDeployToken(token: DeployToken, makers: ReadonlyMap<number, User>) {
  const { id, area, label, hint, createdById, createdAt, lastUsedAt, revokedAt, expiresAt } = token;
  const maker = createdById === null ? undefined : makers.get(createdById);
  return {
    id,
    area,
    label,
    hint,
    createdBy: maker ? fullName(maker) : null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    mayActivate: token.mayActivate,
    expiresAt: expiresAt?.toISOString() ?? null,
    pathPrefix: token.pathPrefix,
  };
}
