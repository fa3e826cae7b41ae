import { fillerName, headerLinks, placed, siteLimits, slotFillers, type Discovery } from '@counterpart/api/contract';

/** A link or card that administrators order. */
export interface PlacedThing {
  readonly area: string;
  /** Name in the settings. */
  readonly name: string;
  readonly label: string;
  readonly note: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly things: readonly PlacedThing[];
}

/** Everything that served areas bring: the header's links, and what fills each slot that is for many. */
export function navigationGroups({ microFrontends }: Discovery, order: readonly string[]): NavigationGroup[] {
  const manifests = Object.values(microFrontends).flatMap((versions) => versions.map(({ extras }) => extras.manifest));
  const titles = new Map(manifests.map(({ id, title }) => [id, title]));
  const links = headerLinks(manifests).map(({ label, href, area }) => ({
    area,
    name: href,
    label,
    note: `${titles.get(area) ?? area}: ${href}`,
  }));
  const offers = new Map(manifests.flatMap(({ offers: offered = {} }) => Object.entries(offered)));
  const cards = [...offers].flatMap(([slot, { many, description }]) => {
    const fillers = many ? slotFillers(manifests, slot) : [];
    const things = fillers.map(({ area, title }) => ({
      area,
      name: fillerName(slot, area),
      label: title,
      note: slot,
    }));
    return things.length > 0 ? [{ title: description, things }] : [];
  });
  return [{ title: 'Links of the header', things: links }, ...cards].map(({ title, things }) => {
    // Of two releases of an area on trial, each thing once.
    const once = [...new Map(things.map((thing) => [thing.name, thing])).values()];
    return { title, things: placed(once, ({ name }) => name, { order: [...order], hidden: [] }) };
  });
}

/**
 * The whole order after two neighbours changed places. Names that no area brings now stay where they are, unless the
 * list would be longer than it may be.
 */
export function withSwapped(
  order: readonly string[],
  groups: readonly NavigationGroup[],
  [one, other]: readonly [string, string],
): string[] {
  const known = groups.flatMap(({ things }) => things.map(({ name }) => name));
  const whole = [...new Set([...order, ...known])];
  const all = whole.length > siteLimits.orderMax ? whole.filter((name) => known.includes(name)) : whole;
  return all.map((name) => (name === one ? other : name === other ? one : name));
}
