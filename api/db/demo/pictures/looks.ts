import { readTable } from '../../../src/platform/files/read-table';

/** Tones of skin, from light to dark: the paper, and screens of the one ink on it. */
export const skinTones = ['#FFFFFF', '#EEF2F7', '#C3CFDF', '#9FB1C8'] as const;

/** Tones of hair, as screens of the one ink: what is lighter than the ink is outlined. */
export const hairTones = {
  ink: '#14305C',
  brown: '#4A648D',
  blond: '#C9D5E6',
  gray: '#A3B1C4',
  white: '#F6F8FB',
} as const;

/** A drawn person: numbers of the drawings (0 for none), the tone of skin (1 to 4) and of hair. */
export interface Look {
  readonly hair: number;
  readonly beard: number;
  readonly glasses: number;
  readonly clothes: number;
  readonly skin: number;
  readonly tone: keyof typeof hairTones;
}

/** The demo people as they are drawn, by name. */
export const looks: Readonly<Record<string, Look>> = Object.fromEntries(
  readTable(new URL('looks.tsv', import.meta.url)).map(([name = '', hair, beard, glasses, clothes, skin, tone]) => [
    name,
    {
      ...{ hair: Number(hair), beard: Number(beard), glasses: Number(glasses), clothes: Number(clothes) },
      ...{ skin: Number(skin), tone: tone as Look['tone'] },
    },
  ]),
);
