import type { DiscoveredVersion } from '@counterpart/api/contract';

/** The area whose release fills a slot. */
export function fillingArea(versions: Readonly<Record<string, DiscoveredVersion>>, slot: string): string | undefined {
  return Object.keys(versions).find((area) => versions[area]?.extras.manifest.slots?.includes(slot));
}
