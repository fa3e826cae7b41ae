import type { HeaderLink, Navigation, RemoteManifest } from '../named-types';

/** A link of the header and the area that it belongs to. */
export interface AreaLink extends HeaderLink {
  readonly area: string;
}

/** An area that fills a slot, and how people call it. */
export interface SlotFiller {
  readonly area: string;
  readonly title: string;
}

type Declaring = Pick<RemoteManifest, 'id' | 'title' | 'navigation' | 'slots'>;

/** Every area's links of the header, in the order of the areas. */
export const headerLinks = (manifests: readonly Declaring[]): AreaLink[] =>
  manifests.flatMap(({ id, navigation = [] }) => navigation.map((link) => ({ ...link, area: id })));

/** Every area that fills a slot, in the order of the areas. */
export const slotFillers = (manifests: readonly Declaring[], slot: string): SlotFiller[] =>
  manifests.flatMap(({ id, title, slots }) => (slots?.includes(slot) ? [{ area: id, title }] : []));

/** Name of what fills a slot, where administrators order it. */
export const fillerName = (slot: string, area: string): string => `${slot} ${area}`;

/** Puts things in the administrators' order, without those that they hid; what they do not name comes last. */
export function placed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { order, hidden }: Navigation,
): Item[] {
  const positionOf = (item: Item) => (order.includes(nameOf(item)) ? order.indexOf(nameOf(item)) : order.length);
  return items
    .filter((item) => !hidden.includes(nameOf(item)))
    .sort((one, other) => positionOf(one) - positionOf(other));
}
