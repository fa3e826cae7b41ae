import { intersects, major, satisfies } from 'semver';
import type { Publication, ShellContract } from '../contract/named-types';

/** A release as far as what it needs of a shell goes. */
export type Needing = Pick<Publication, 'name' | 'manifest' | 'preload'>;
type Providing = Pick<ShellContract, 'sdk' | 'provides' | 'slots'>;

/**
 * Lists what a release needs and a shell lacks, as sentences; none when it can run in each of them.
 * @param shells every build of the shell that is live
 * @param offered slots that other areas offer
 */
export function unmetNeeds(release: Needing, shells: readonly Providing[], offered: readonly string[] = []): string[] {
  const all = [...offered, ...offeredBy([release])];
  const sentences = [
    ...missingPreloads(release),
    ...shells.flatMap((shell) => [
      ...sdkNeeds(release, shell),
      ...moduleNeeds(release, shell),
      ...slotNeeds(release, [...shell.slots, ...all]),
    ]),
  ];
  return [...new Set(sentences)];
}

/** Slots that releases offer. */
export const offeredBy = (releases: readonly Pick<Needing, 'manifest'>[]): string[] =>
  releases.flatMap(({ manifest: { offers = {} } }) => Object.keys(offers));

/**
 * Lists what releases need that these shells lack, each sentence behind the team that owns the area.
 * @param served releases whose slots they may fill; the same ones when absent
 */
export function unmetByOwner(
  releases: readonly Needing[],
  shells: readonly Providing[],
  served: readonly Pick<Needing, 'manifest'>[] = releases,
): string[] {
  const sentences = releases.flatMap((release) =>
    unmetNeeds(release, shells, offeredBy(served)).map((sentence) => `${release.manifest.owner}: ${sentence}`),
  );
  return [...new Set(sentences)];
}

function sdkNeeds({ name, manifest: { sdk: range } }: Needing, { sdk }: Providing): string[] {
  if (!satisfies(sdk, range, { includePrerelease: true }))
    return [`${name} needs the SDK in version ${range}, but the shell has ${sdk}.`];
  // A range that takes the next major version as well promises what no build was tried with.
  if (intersects(range, `>=${major(sdk) + 1}.0.0`))
    return [
      `${name} accepts SDK versions that do not exist yet ('${range}'); name those it was built for, such as '^${major(sdk)}.0.0'.`,
    ];
  return [];
}

function moduleNeeds({ name, preload }: Needing, { provides }: Providing): string[] {
  const provided = new Set(provides);
  const needed = new Set([preload.expose, ...Object.values(preload.lazy)].flatMap(({ consumes }) => consumes));
  return [...needed].flatMap((module) => {
    if (provided.has(module)) return [];
    const other = provides.filter((candidate) => packageOf(candidate) === packageOf(module));
    return [
      `${name} needs ${module}, which the shell does not provide${other.length > 0 ? `; it provides ${other.join(' and ')}` : ''}.`,
    ];
  });
}

/** `@counterpart/shell/sdk@1` without its version. */
const packageOf = (module: string): string => module.replace(/(?!^)@[^@/]*$/, '');

function slotNeeds({ name, manifest: { slots = [], routes } }: Needing, known: readonly string[]): string[] {
  const instead = known.length > 0 ? `there are ${listed([...new Set(known)])}` : 'there are none';
  const isUnknown = (slot: string) => !known.includes(slot);
  return [
    ...slots
      .filter(isUnknown)
      .map((slot) => `${name} fills the slot '${slot}', which neither the shell nor an area offers; ${instead}.`),
    ...routes.flatMap(({ path, slots: shown = [] }) =>
      shown
        .filter(isUnknown)
        .map(
          (slot) =>
            `The route '${path}' shows the slot '${slot}', which neither the shell nor an area offers; ${instead}.`,
        ),
    ),
  ];
}

function missingPreloads({ name, manifest: { routes, slots = [], slotPreload = {} }, preload }: Needing): string[] {
  const isMissing = (request: string) => !Object.hasOwn(preload.lazy, request);
  return [
    ...routes.flatMap(({ path, preload: requests = [] }) =>
      requests
        .filter(isMissing)
        .map((request) => `The route '${path}' preloads '${request}', which the code of ${name} does not load lazily.`),
    ),
    ...Object.entries(slotPreload).flatMap(([slot, requests]) => [
      ...(slots.includes(slot) ? [] : [`${name} preloads for the slot '${slot}', which it does not fill.`]),
      ...requests
        .filter(isMissing)
        .map((request) => `The slot '${slot}' preloads '${request}', which the code of ${name} does not load lazily.`),
    ]),
  ];
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
