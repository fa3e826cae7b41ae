import type { SlotName } from '../../sdk/slots';
import type { DiscoveredVersion } from './discovery';

/** The area whose release fills a slot. */
export function fillingArea(versions: Readonly<Record<string, DiscoveredVersion>>, slot: SlotName): string | undefined {
  return Object.keys(versions).find((area) => versions[area]?.extras.manifest.slots?.includes(slot));
}
