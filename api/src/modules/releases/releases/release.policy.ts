import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from '@hapi/hapi';
import type { User } from '../../../platform/auth/user.model';
import { AppError, forbidden } from '../../../platform/errors/app-error';
import type { Settings } from '../../../platform/settings';
import type { DeployToken } from './tokens/deploy-token.model';
import { findDeployToken, nameOfToken } from './tokens/deploy-tokens.service';

/** Caller that changes what is released. */
export interface Deployer {
  /** The one area that a deploy token is for; null may change every area. */
  readonly area: string | null;
  /** Name of the caller in releases and the audit log. */
  readonly label: string;
  /** False for a deploy token that only publishes. */
  readonly mayActivate: boolean;
  /** Path that its routes have or lie below; null for any. */
  readonly pathPrefix: string | null;
  /** True for an administrator, who alone serves again what was taken down. */
  readonly mayBringBack?: boolean;
}

/** Grant of administrators and of the installation. */
const anything = { area: null, mayActivate: true, pathPrefix: null } as const;

/** Requires a token that shows releases to people. @throws AppError 403 when it only publishes */
export function mustActivate({ mayActivate }: Pick<Deployer, 'mayActivate'>): void {
  if (!mayActivate)
    throw forbidden(
      'This deploy token only publishes: activate or preview the release in another way.',
      'release_token_publishes_only',
    );
}

/** Context of a route, as far as it says who asks. */
interface Caller {
  readonly request: Request;
  readonly viewer: User | null;
  readonly platform: { readonly settings: Settings };
}

/**
 * Identifies the publisher: a pipeline that shows a deploy token, or the installation itself with the release token.
 */
export async function publisherOf({ request, platform: { settings } }: Omit<Caller, 'viewer'>): Promise<Deployer> {
  const deployer = await tokenHolder(request, settings);
  if (deployer) return deployer;
  throw new AppError(401, 'release_token_refused', 'Publishing a release needs a deploy token of its area.');
}

/** Options of the routes for deploy tokens of an area and administrators: who asks is known before anything is read. */
export const forDeployers = {
  access: 'public',
  takesReleaseToken: true,
  allowFirst: async (caller: Caller): Promise<void> => void (await activatorOf(caller)),
} as const;
/** Refusals of such routes. */
export const deployerErrors = {
  401: ['release_token_refused'],
  403: ['admin_only', 'release_token_other_area', 'release_token_publishes_only', 'release_not_granted'],
} as const;

/**
 * Identifies who changes what an area serves.
 * @throws AppError 403 when the token is another area's or only publishes
 */
export async function activatorFor(area: string, caller: Caller): Promise<Deployer> {
  const deployer = await deployerFor(area, caller);
  mustActivate(deployer);
  return deployer;
}

/** Identifies who looks after an area. @throws AppError 403 when the token is another area's */
export async function deployerFor(area: string, caller: Caller): Promise<Deployer> {
  const deployer = await activatorOf(caller);
  mustBeFor(deployer, area);
  return deployer;
}

/** Identifies who changes what is served: such a publisher, or an administrator. */
async function activatorOf({ request, viewer, platform: { settings } }: Caller): Promise<Deployer> {
  if (viewer?.userType === 'admin') return { ...anything, label: 'an administrator', mayBringBack: true };
  const deployer = await tokenHolder(request, settings);
  if (deployer) return deployer;
  throw viewer
    ? forbidden('Only administrators may do this.', 'admin_only')
    : new AppError(
        401,
        'release_token_refused',
        'Changing what is served needs a deploy token of the area or an administrator.',
      );
}

/** Requires the release token of the installation, for what concerns every area. */
export function mustBeInstallation(request: Request, settings: Settings): void {
  if (!isInstallation(shownToken(request), settings))
    throw new AppError(401, 'release_token_refused', 'This needs the release token of the installation.');
}

/** @throws AppError 403 when the token is another area's */
export function mustBeFor({ area }: Deployer, name: string): void {
  if (area !== null && area !== name)
    throw forbidden(`This deploy token is for ${area}, not for ${name}.`, 'release_token_other_area');
}

async function tokenHolder(request: Request, settings: Settings): Promise<Deployer | null> {
  const token = shownToken(request);
  if (token === null) return null;
  if (isInstallation(token, settings)) return { ...anything, label: 'the system' };
  const row = await findDeployToken(token);
  return row && { area: row.area, label: nameOfToken(row), mayActivate: row.mayActivate, pathPrefix: row.pathPrefix };
}

/** The deploy token that a caller shows, when it is one of an area's; null without one. */
export async function shownDeployToken(request: Request): Promise<DeployToken | null> {
  const token = shownToken(request);
  return token === null ? null : findDeployToken(token);
}

function shownToken(request: Request): string | null {
  const header = request.headers['authorization'] as string | undefined;
  return header?.match(/^Bearer (\S.*)$/)?.[1] ?? null;
}

function isInstallation(token: string | null, { releaseToken }: Settings): boolean {
  return releaseToken !== null && token !== null && timingSafeEqual(digest(token), digest(releaseToken));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
