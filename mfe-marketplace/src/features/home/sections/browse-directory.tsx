import { profileFormOptions, termLabel } from '@counterpart/api/contract';
import type { IconName } from '@counterpart/design-system/icon';
import { Tabs } from '@counterpart/design-system/tabs';
import { useState, type ReactNode } from 'react';
import { HomeSection } from './home-section';
import { LinkTiles, type Tile } from './link-tiles';

const icons: Readonly<Record<string, IconName>> = {
  tax: 'receipt',
  bookkeeping: 'book',
  accounting: 'calculator',
  cfo: 'chart',
  consulting: 'handshake',
  planning: 'percent',
  payroll: 'users',
  audit: 'shield',
  tech: 'laptop',
  retail: 'store',
  'real-estate': 'building',
  healthcare: 'stethoscope',
  restaurant: 'utensils',
  manufacturing: 'factory',
  nonprofit: 'heart',
  ecommerce: 'cart',
  construction: 'hammer',
  professional: 'briefcase',
};

const tiles = (options: readonly { id: string; label: string }[]): Tile[] =>
  options.map(({ id, label }) => ({ href: `/search?services=${id}`, label, icon: icons[id] ?? 'search' }));

const serviceTiles = tiles(profileFormOptions.services);
const industries = tiles(profileFormOptions.specialties);

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

const specialtyTiles = specialtyIcons.map(([id, icon]): Tile => ({
  href: `/search?specialties=${id}`,
  label: termLabel('specialty', id),
  icon,
}));

/** Services, industries and specialties in tabs; a card leads to the search. */
export function BrowseDirectory(): ReactNode {
  const [tab, setTab] = useState<'services' | 'industries' | 'specialties'>('services');
  return (
    <HomeSection level={3} title="Browse by what you need">
      <Tabs
        label="Browse by"
        keepsPanels
        value={tab}
        onChange={setTab}
        items={[
          { id: 'services', label: 'Services', content: <LinkTiles label="Services" tiles={serviceTiles} /> },
          { id: 'industries', label: 'Industries', content: <LinkTiles label="Industries" tiles={industries} /> },
          {
            id: 'specialties',
            label: 'Specialties',
            content: <LinkTiles label="Specialties" tiles={specialtyTiles} />,
          },
        ]}
      />
    </HomeSection>
  );
}
