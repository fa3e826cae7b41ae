import type { RemoteManifest } from '../../../../contract/named-types';
import type { Transaction } from '../../../../platform/database/transaction';
import { conflict } from '../../../../platform/errors/app-error';
import { routeNotFound } from '../release.errors';
import { pathsOverlap } from './path-overlap';
import { RouteOwner } from './route-owner.model';
import { readSharedSlots } from './served-offers';

type Owned = Pick<RouteOwner, 'kind' | 'name'>;
type Claiming = Pick<RemoteManifest, 'id' | 'routes' | 'slots' | 'offers'>;

/** @param shared slots that any number of areas fill: no area has them alone */
const claimsOf = ({ routes, slots = [], offers = {} }: Claiming, shared: ReadonlySet<string>): Owned[] => [
  ...routes.map(({ path }) => ({ kind: 'route' as const, name: path })),
  ...slots.filter((name) => !shared.has(name)).map((name) => ({ kind: 'slot' as const, name })),
  ...Object.keys(offers).map((name) => ({ kind: 'offer' as const, name })),
];

/** Tells whether two claims are of the same slot, or of routes that have a path in common. */
const overlap = (one: Owned, other: Owned): boolean =>
  one.kind === other.kind && (one.kind === 'route' ? pathsOverlap(one.name, other.name) : one.name === other.name);

/** Paths that the servers answer themselves, and those that people and password managers take for the site's. */
const ownPaths = [
  ...['api', 'assets', 'releases', 'served-releases', 'telemetry', 'fallbacks'].map((first) => `/${first}/*`),
  ...['fonts', 'overrides', 'sitemaps', '.well-known'].map((first) => `/${first}/*`),
  ...['robots.txt', 'sitemap.xml', 'favicon.ico', 'favicon.svg', 'healthz', 'readyz'],
  ...['login', 'logout', 'signin', 'sign-in', 'signup', 'sign-up', 'register'],
];

/** First pages below which no other area has a page, and without which no administrator could do anything. */
export const families = ['/auth', '/admin'];

/** Every route, slot and offer with its area. */
export const readRouteOwners = (): Promise<RouteOwner[]> =>
  RouteOwner.query().orderBy(['area', 'kind', 'name']).execute();

/**
 * Refuses a release with a route or slot that its area cannot have.
 * @throws AppError 409 when one is another area's, has paths in common with another area's route, or is reserved
 */
export function refuseTaken(manifest: Claiming, owners: readonly RouteOwner[], shared: ReadonlySet<string>): void {
  const area = manifest.id;
  const offered = owners.filter((owner) => owner.kind === 'offer' && owner.area === area).map(({ name }) => name);
  // Who offers a slot says who fills it, so no one else's is offered anew.
  const takes = (claim: Owned, owner: Owned): boolean =>
    overlap(claim, owner) ||
    (claim.kind === 'offer' && !offered.includes(claim.name) && owner.kind === 'slot' && owner.name === claim.name);
  for (const claim of claimsOf(manifest, shared)) {
    const other = owners.find((owner) => owner.area !== area && owner.handedTo !== area && takes(claim, owner));
    if (other) throw taken(area, claim, other);
    if (claim.kind === 'route' && isReserved(claim.name, manifest, owners)) throw reserved(area, claim.name);
  }
}

/**
 * Gives an area the routes and slots of a release that begins to be served and that no area has. What was handed to it
 * stays its owner's until everyone gets the release.
 */
export async function claimRoutes(manifest: Claiming, transaction: Transaction): Promise<void> {
  // Two areas that begin at the same time wait for each other here.
  const owners = await RouteOwner.query(transaction).forUpdate();
  const shared = await readSharedSlots(transaction);
  refuseTaken(manifest, owners, shared);
  await addClaims(manifest.id, claimsOf(manifest, shared), owners, transaction);
}

async function addClaims(
  area: string,
  claims: readonly Owned[],
  owners: readonly RouteOwner[],
  transaction: Transaction,
): Promise<void> {
  for (const claim of claims) {
    const isKnown = owners.some((owner) => owner.kind === claim.kind && owner.name === claim.name);
    const isForeign = owners.some((owner) => owner.area !== area && overlap(owner, claim));
    if (!isKnown && !isForeign)
      await RouteOwner.query(transaction).insert({ ...claim, area, handedTo: null, since: new Date() });
  }
}

/** Tells whether a route has paths in common with the site's own, or lies below another area's first page. */
function isReserved(path: string, { id, routes }: Claiming, owners: readonly RouteOwner[]): boolean {
  if (ownPaths.some((own) => pathsOverlap(own, path))) return true;
  return families.some((first) => {
    if (!pathsOverlap(`${first}/*`, path)) return false;
    const owner = owners.find(({ kind, name }) => kind === 'route' && name === first);
    return owner ? owner.area !== id && owner.handedTo !== id : !routes.some((route) => route.path === first);
  });
}

const reserved = (area: string, path: string): Error =>
  conflict(`${area} cannot have the route '${path}': it is the site's own.`, 'route_taken');

function taken(area: string, claim: Owned, owner: RouteOwner): Error {
  const same = claim.name === owner.name ? 'it' : `'${owner.name}', which has paths in common with it,`;
  const had = { route: 'have the route', slot: 'have the slot', offer: 'offer the slot' }[claim.kind];
  return conflict(
    `${area} cannot ${had} '${claim.name}': ${same} belongs to ${owner.area}. An administrator can hand it over.`,
    'route_taken',
  );
}

/** Makes an area the owner of what was handed to it and is in the release that it activates. */
export async function takeHandedRoutes(manifest: Claiming, transaction: Transaction): Promise<void> {
  const handed = await RouteOwner.query(transaction).where({ handedTo: manifest.id }).forUpdate();
  const claims = claimsOf(manifest, await readSharedSlots(transaction));
  for (const owner of handed)
    if (claims.some((claim) => overlap(claim, owner)))
      await owner.$query(transaction).patch({ area: manifest.id, handedTo: null, since: new Date() });
  await addClaims(manifest.id, claims, await RouteOwner.query(transaction), transaction);
}

/** Gives back all that an area owns, and what was to be handed to it stays its owner's. @returns what it had */
export async function giveBackRoutes(area: string, transaction: Transaction): Promise<RouteOwner[]> {
  const had = await RouteOwner.query(transaction).where({ area }).orderBy(['kind', 'name']).forUpdate();
  await RouteOwner.query(transaction).where({ area }).delete();
  await RouteOwner.query(transaction).where({ handedTo: area }).patch({ handedTo: null });
  return had;
}

/**
 * A manifest without the routes, slots and offers that belong to another area by now, which an older release may still
 * have, and without the links to such routes.
 */
export function withoutForeign(manifest: RemoteManifest, owners: readonly RouteOwner[]): RemoteManifest {
  const others = owners.filter(({ area }) => area !== manifest.id);
  const isOwn = (claim: Owned): boolean => !others.some((owner) => overlap(owner, claim));
  const { slots, navigation, offers } = manifest;
  const routes = manifest.routes.filter(({ path }) => isOwn({ kind: 'route', name: path }));
  const own = Object.entries(offers ?? {}).filter(([name]) => isOwn({ kind: 'offer', name }));
  return {
    ...manifest,
    routes,
    ...(slots && { slots: slots.filter((name) => isOwn({ kind: 'slot', name })) }),
    ...(navigation && { navigation: navigation.filter(({ href }) => routes.some(({ path }) => path === href)) }),
    ...(offers && { offers: Object.fromEntries(own) }),
  };
}

/**
 * Hands a route or slot to another area. Its owner serves it until the other one activates a release that has it, so
 * that no visitor meets a page that is missing. Handed to its owner, it stays there.
 * @returns to which area it was handed before, and what is true now
 * @throws AppError 404 when no area has it
 */
export async function handOver(
  { kind, name, to }: Owned & { readonly to: string },
  transaction: Transaction,
): Promise<{ readonly before: string | null; readonly after: RouteOwner }> {
  const owner = await RouteOwner.query(transaction).findOne({ kind, name }).forUpdate();
  if (!owner) throw routeNotFound(kind, name);
  const before = owner.handedTo;
  const after = await owner.$query(transaction).patchAndFetch({ handedTo: to === owner.area ? null : to });
  return { before, after };
}
