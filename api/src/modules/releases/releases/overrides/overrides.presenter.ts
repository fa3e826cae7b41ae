import type { CurrentOverride, DiscoveredVersion } from '../../../../contract/named-types';
import { fullName } from '../../../../contract/full-name';
import { User } from '../../../../platform/auth/user.model';
import { Release } from '../release.model';
import { DeployToken } from '../tokens/deploy-token.model';
import { previewedVersion, type AreaOverride } from './area-override.model';

interface Names {
  readonly titles: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<number, string>;
  readonly tokens: ReadonlyMap<number, string>;
}

/** Reads what areas are called, and who made and used these overrides. */
export async function namesFor(rows: readonly AreaOverride[]): Promise<Names> {
  const ids = (pick: (row: AreaOverride) => (number | null)[]) => [...new Set(rows.flatMap(pick))].filter(isNumber);
  const newest = await Release.query()
    .whereIn('name', [...new Set(rows.map(({ area }) => area))])
    .groupBy('name')
    .max('id as id')
    .castTo<{ id: number }[]>();
  const [releases, users, tokens] = await Promise.all([
    Release.query()
      .select('name', 'manifest')
      .findByIds(newest.map(({ id }) => id)),
    User.query().findByIds(ids(({ createdById, usedById }) => [createdById, usedById])),
    DeployToken.query().findByIds(ids(({ createdTokenId, usedTokenId }) => [createdTokenId, usedTokenId])),
  ]);
  return {
    titles: new Map(releases.map(({ name, manifest }) => [name, manifest.title])),
    users: new Map(users.map((user) => [user.id, fullName(user)])),
    tokens: new Map(tokens.map(({ id, label, hint }) => [id, `${label} (…${hint})`])),
  };
}

const isNumber = (value: number | null): value is number => value !== null;

const nameOf = (userId: number | null, tokenId: number | null, { users, tokens }: Names): string =>
  users.get(userId ?? 0) ?? tokens.get(tokenId ?? 0) ?? '';

/** The area by its own name and its title, and where it comes from. */
function presentSubject({ area, origin }: AreaOverride, { titles }: Names) {
  return { area, title: titles.get(area) ?? area, origin };
}

/** The link itself, for who made it. */
export function presentLink(row: AreaOverride, names: Names, code: string) {
  return { ...presentSubject(row, names), path: `/overrides/${code}`, until: row.linkUntil.toISOString() };
}

/** Presents a link before it is used, for its page. */
export function presentOpenLink(row: AreaOverride, names: Names, mayUse: boolean) {
  return { ...presentSubject(row, names), madeBy: nameOf(row.createdById, row.createdTokenId, names), mayUse };
}

/** Presents an override to the browser that has it, and to the shell the release that it previews. */
export function presentOwn(row: AreaOverride, names: Names, release: DiscoveredVersion | null): CurrentOverride {
  return { override: presentCurrent(row, names), ...(release && { release }) };
}

function presentCurrent(row: AreaOverride, names: Names) {
  return { ...presentSubject(row, names), expiresAt: row.expiresAt.toISOString() };
}

/** An override as administrators see it. */
export function presentActive(row: AreaOverride, names: Names) {
  return {
    id: row.id,
    ...presentCurrent(row, names),
    madeBy: nameOf(row.createdById, row.createdTokenId, names),
    version: previewedVersion(row),
    usedBy: nameOf(row.usedById, row.usedTokenId, names) || (previewedVersion(row) ? 'A visitor with the link' : ''),
    usedAt: row.usedAt?.toISOString() ?? null,
    expiresAt: (row.usedAt ? row.expiresAt : row.linkUntil).toISOString(),
  };
}
