import { createHash, randomBytes } from 'node:crypto';
import type { DiscoveredVersion } from '../../../../contract/named-types';
import { isAllowedOrigin } from '../../../../hosting/override-origin';
import { overrideLife } from '../../../../hosting/override-cookie';
import type { ListPart } from '../../../../platform/paging/offset-query';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { secretsOf, type Settings } from '../../../../platform/settings';
import { areaNotFound, overrideLinkGone, overrideNotFound, overrideOriginRefused } from '../release.errors';
import { presentVersion } from '../discovery.presenter';
import { readRouteOwners, withoutForeign } from '../owners/route-owners.service';
import { findRelease } from '../publish.service';
import { Release } from '../release.model';
import { DeployToken } from '../tokens/deploy-token.model';
import { AreaOverride, previewedVersion, previewOrigin } from './area-override.model';
import type { NewOverride } from './overrides.schema';
import { unsealOverride } from './override-seal';

/** Milliseconds for which a link may be used. */
const linkLife = 10 * 60 * 1000;
/** Milliseconds after their end for which overrides are stored; the audit log has them for longer. */
const storedFor = 30 * 24 * 60 * 60 * 1000;

/** Administrator, or deploy token of the area, that may load it from a developer's machine. */
export interface Authority {
  readonly userId: number | null;
  readonly tokenId: number | null;
}

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');
const subjectOf = ({ id }: AreaOverride) => ({ type: 'override', id });
const factsOf = ({ area, origin }: AreaOverride) => ({ area, origin });

/**
 * Makes the link that sets an override, once.
 * @throws AppError 403 for an origin that this site does not allow, 404 for an area or version that was not published
 */
export async function makeLink(
  { area, origin = '', version }: Pick<NewOverride, 'area' | 'origin' | 'version'>,
  { userId, tokenId }: Authority,
  { overrideOrigins }: Pick<Settings, 'overrideOrigins'>,
  by: AuditActor,
): Promise<{ readonly row: AreaOverride; readonly code: string }> {
  if (version !== undefined) await findRelease(area, version);
  else if (!isAllowedOrigin(origin, overrideOrigins)) throw overrideOriginRefused(origin);
  else if (!(await Release.query().findOne({ name: area }))) throw areaNotFound(area);
  const code = randomBytes(24).toString('base64url');
  const now = Date.now();
  const row = await inRetriedTransaction(async (transaction) => {
    await AreaOverride.query(transaction)
      .where('expiresAt', '<', new Date(now - storedFor))
      .delete();
    const made = await AreaOverride.query(transaction).insertAndFetch({
      area,
      origin: version === undefined ? origin : previewOrigin(version),
      digest: digestOf(code),
      createdById: userId,
      createdTokenId: tokenId,
      createdAt: new Date(now),
      linkUntil: new Date(now + linkLife),
      expiresAt: new Date(now + overrideLife),
    });
    await recordAudit({ by, action: 'override.linkMade', subject: subjectOf(made), after: factsOf(made) }, transaction);
    return made;
  });
  return { row, code };
}

const isOpen = (row: AreaOverride | undefined): row is AreaOverride =>
  row !== undefined && row.usedAt === null && row.endedAt === null && row.linkUntil.getTime() > Date.now();

/**
 * Reads what a link would set.
 * @throws AppError 404 when it was used, is too old or never existed
 */
export async function readLink(code: string): Promise<AreaOverride> {
  const row = await AreaOverride.query().findOne({ digest: digestOf(code) });
  if (!isOpen(row)) throw overrideLinkGone();
  return row;
}

/**
 * Takes a link into use: of two who try, one gets it.
 * @throws AppError 404 when it was used, is too old or never was
 */
export function useLink(code: string, { userId, tokenId }: Authority, by: AuditActor): Promise<AreaOverride> {
  return inRetriedTransaction(async (transaction) => {
    const row = await AreaOverride.query(transaction)
      .findOne({ digest: digestOf(code) })
      .forUpdate();
    if (!isOpen(row)) throw overrideLinkGone();
    const used = await row.$query(transaction).patchAndFetch({
      usedById: userId,
      usedTokenId: tokenId,
      usedAt: new Date(),
      expiresAt: new Date(Date.now() + overrideLife),
    });
    await recordAudit({ by, action: 'override.started', subject: subjectOf(used), after: factsOf(used) }, transaction);
    return used;
  });
}

/**
 * The override that a browser's cookie stands for; null when it was changed, is over or ended, when who made or took
 * it may no longer, or when its origin is allowed no more.
 */
export async function findCurrent(
  cookie: string | null,
  { overrideOrigins, ...settings }: Pick<Settings, 'sessionSecret' | 'formerSecrets' | 'overrideOrigins'>,
): Promise<AreaOverride | null> {
  const [sealed] = secretsOf(settings).flatMap((secret) => unsealOverride(cookie ?? '', secret) ?? []);
  if (!sealed) return null;
  const { id, area, origin } = sealed;
  const row = await AreaOverride.query().findOne({ id, area, origin, endedAt: null });
  if (!row?.usedAt || row.expiresAt.getTime() <= Date.now()) return null;
  if (!(await isEntitled({ userId: row.createdById, tokenId: row.createdTokenId }, area))) return null;
  if (previewedVersion(row) !== null) return row;
  if (!isAllowedOrigin(origin, overrideOrigins)) return null;
  return (await isEntitled({ userId: row.usedById, tokenId: row.usedTokenId }, area)) ? row : null;
}

/** Returns the release that a preview shows, as if all visitors got it; null for a developer's machine. */
export async function findPreviewed(override: AreaOverride): Promise<DiscoveredVersion | null> {
  const version = previewedVersion(override);
  if (version === null) return null;
  const [release, owners] = await Promise.all([findRelease(override.area, version), readRouteOwners()]);
  const manifest = withoutForeign(release.manifest, owners);
  return presentVersion(release, { traffic: 100, isDefault: true }, { fallbackUrl: undefined, manifest });
}

/** Administrators who are not suspended, and valid deploy tokens of the area. */
async function isEntitled({ userId, tokenId }: Authority, area: string): Promise<boolean> {
  if (userId !== null)
    return (await User.query().findOne({ id: userId, userType: 'admin', suspendedAt: null })) !== undefined;
  if (tokenId === null) return false;
  return (await DeployToken.query().findOne({ id: tokenId, area }))?.isValid === true;
}

/** A part of the overrides that browsers may have now, and of links to use, of one area or all; the newest first. */
export const listActive = ({ area, offset, limit }: ListPart & { readonly area: string }): Promise<AreaOverride[]> =>
  AreaOverride.query()
    .where(area === '' ? {} : { area })
    .where((open) => void open.whereNotNull('usedAt').orWhere('linkUntil', '>', new Date()))
    .whereNull('endedAt')
    .where('expiresAt', '>', new Date())
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/** Finds an override. @throws AppError 404 when there is none with this id */
export async function findOverride(id: number): Promise<AreaOverride> {
  const row = await AreaOverride.query().findById(id);
  if (!row) throw overrideNotFound();
  return row;
}

/** Ends an override with the next page of its browser, or a link that no one used; again is no error. */
export function endOverride({ id }: AreaOverride, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const row = await AreaOverride.query(transaction).findById(id).forUpdate();
    if (!row || row.endedAt) return;
    await row.$query(transaction).patch({ endedAt: new Date() });
    await recordAudit({ by, action: 'override.ended', subject: subjectOf(row), after: factsOf(row) }, transaction);
  });
}
