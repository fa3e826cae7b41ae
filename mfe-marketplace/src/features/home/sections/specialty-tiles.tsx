import { termLabel } from '@counterpart/api/contract';
import type { IconName } from '@counterpart/design-system/icon';
import type { ReactNode } from 'react';
import { HomeSection } from './home-section';
import { LinkTiles } from './link-tiles';

const specialtyIcons: readonly (readonly [id: string, icon: IconName])[] = [
  ['international-tax', 'globe'],
  ['sales-tax', 'percent'],
  ['business-formation', 'building'],
  ['forensic-accounting', 'search'],
  ['mergers-acquisitions', 'handshake'],
  ['crypto-tax', 'lock'],
  ['startup-finance', 'chart'],
  ['retirement-income', 'bank'],
];

/** Specialties; a tile leads to the search with that specialty. */
export function SpecialtyTiles(): ReactNode {
  return (
    <HomeSection size="heading" title="Find a specialist" text="Specialized work, specialist people.">
      <LinkTiles
        label="Specialties"
        tiles={specialtyIcons.map(([id, icon]) => ({
          href: `/search?specialties=${id}`,
          label: termLabel('specialty', id),
          icon,
        }))}
      />
    </HomeSection>
  );
}
