import type { RemoteManifest } from '../../../../contract/named-types';

/** Finds the first fault of an area's links, offers and events, as a sentence; undefined when all of it fits. */
export function unfitDeclaration(manifest: RemoteManifest): string | undefined {
  const { id, routes, navigation = [], offers = {}, events = {} } = manifest;
  const { emits = [], listens = [] } = events;
  const shared = new Set(Object.keys(offers).filter((name) => offers[name]?.many));
  const links = navigation.flatMap(({ label, href }) => {
    const route = routes.find(({ path }) => path === href);
    if (!route) return [`The link '${label}' leads to '${href}', which is none of the release's routes.`];
    return route.access === 'admin'
      ? [`The link '${label}' leads to '${href}', which only administrators may open.`]
      : [];
  });
  return [
    ...links,
    ...routes.flatMap(({ path, slots = [] }) =>
      slots
        .filter((slot) => shared.has(slot))
        .map((slot) => `The route '${path}' lists the slot '${slot}': what many areas fill loads after the page.`),
    ),
    ...emits
      .filter((name) => !name.startsWith(`${id}.`))
      .map((name) => `${id} cannot emit '${name}': its events begin with '${id}.'.`),
    ...listens
      .filter((name) => name.startsWith(`${id}.`))
      .map((name) => `${id} listens to '${name}', an event of its own: 'listens' is for those of other areas.`),
  ][0];
}
