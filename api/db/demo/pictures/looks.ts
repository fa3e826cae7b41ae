import type { Options as Icons } from '@dicebear/icons';
import type { Options as Peeps } from '@dicebear/open-peeps';
import { readTable } from '../../../src/platform/files/read-table';

type Hairstyle = NonNullable<Peeps['head']>[number];
export type FirmIcon = NonNullable<Icons['icon']>[number];

/** Six tones of skin, from light to dark. */
export const skinTones = {
  pale: 'ffdcbd',
  fair: 'f3c9a0',
  olive: 'e2ae7d',
  tan: 'cf8e5e',
  brown: 'a9653a',
  dark: '7d4e34',
} as const;

/** Colors of hair; hairstyles that the style draws in ink alone stay black. */
export const hairColors = {
  ink: '2b2522',
  brown: '6d4a35',
  auburn: '9c5632',
  blond: 'dcb873',
  gray: 'aeb4bc',
  white: 'e9e9e6',
} as const;

/** Hairstyle, skin and hair of a drawn person. Clothes and expression follow from the name. */
export type Look = readonly [Hairstyle, keyof typeof skinTones, keyof typeof hairColors];

type NamedLook = readonly [name: string, ...Look, icon?: FirmIcon];

const rows = readTable(new URL('looks.tsv', import.meta.url)) as unknown as readonly NamedLook[];

/** Professionals as they are drawn, with what the mark of their firm shows. */
export const professionalLooks: Readonly<Record<string, readonly [...Look, FirmIcon]>> = Object.fromEntries(
  rows.flatMap(([name, hairstyle, skin, hair, icon]) => (icon ? [[name, [hairstyle, skin, hair, icon]]] : [])),
);

/** The administrator and the clients as they are drawn. */
export const otherLooks: Readonly<Record<string, Look>> = Object.fromEntries(
  rows.flatMap(([name, hairstyle, skin, hair, icon]) => (icon ? [] : [[name, [hairstyle, skin, hair]]])),
);
