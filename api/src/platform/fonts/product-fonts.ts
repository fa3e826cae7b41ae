import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import anyAscii from 'any-ascii';
import { openSync, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Weights that are drawn with. */
export type FontWeight = 500 | 700;

/** A font of the product, with the letters of a part of Unicode. */
export interface ProductFont {
  readonly name: string;
  /** Written from right to left, with its own space. */
  readonly isFromRight: boolean;
  /** A TrueType file. */
  file(weight: FontWeight): Promise<string>;
}

const filed = (name: string, isFromRight: boolean, fileName: (weight: FontWeight) => string): ProductFont => ({
  name,
  isFromRight,
  file: (weight) => Promise.resolve(fileURLToPath(new URL(`./files/${fileName(weight)}.ttf`, import.meta.url))),
});

/** Fonts that lie here, with the letters they have. */
const here: readonly (readonly [letters: RegExp, font: ProductFont])[] = [
  [
    /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]/,
    filed('Public Sans', false, (weight) => `public-sans-latin-${weight}`),
  ],
  [
    /[\u0100-\u0130\u0134-\u0148\u014a-\u0151\u0154-\u017e\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3]/,
    filed('Public Sans', false, (weight) => `public-sans-latin-ext-${weight}`),
  ],
  [
    /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufbc2\ufe76-\ufefc]/,
    filed('Noto Sans Arabic', true, () => 'noto-sans-arabic-700'),
  ],
  [/[\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4]/, filed('Noto Sans Hebrew', true, () => 'noto-sans-hebrew-700')],
];

/** Every family that `fontOf` finds, in the words of a text engine. */
export const fontFamilies = 'Public Sans, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans, Noto Sans SC';

const require = createRequire(import.meta.url);

interface Slice extends ProductFont {
  /** First and last code points. */
  readonly ranges: readonly (readonly [number, number])[];
  /** The lists of the packages name characters that the files have no glyphs for. */
  has(code: number): boolean;
}

/** Packages with a font in slices, as pages load them: Latin, Cyrillic, Greek and Devanagari; Chinese and kana. */
const packages = ['noto-sans', 'noto-sans-sc'] as const;
let slices: readonly Slice[] | null = null;

function readSlices(): Slice[] {
  return packages.flatMap((id) => {
    const folder = dirname(require.resolve(`@fontsource-variable/${id}/LICENSE`));
    const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.entries(listed).map(([key, ranges]) => {
      const slice = key.replace(/[[\]]/g, '');
      const source = join(folder, 'files', `${id}-${slice}-wght-normal.woff2`);
      const parsed = ranges.split(',').map((range) => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => parseInt(hex, 16));
        return [from, to] as const;
      });
      let font: Font | null = null;
      return {
        name: `${id}-${slice}`,
        isFromRight: false,
        ranges: parsed,
        has: (code) =>
          parsed.some(([from, to]) => from <= code && code <= to) &&
          (font ??= openSync(source)).hasGlyphForCodePoint(code),
        file: (weight) => asTrueType(source, `${id}-${slice}-${weight}`, weight, parsed),
      };
    });
  });
}

let folder: Promise<string> | null = null;
const made = new Map<string, Promise<string>>();

/** Folder of this process's fonts, deleted when it exits. */
function ownFolder(): Promise<string> {
  folder ??= mkdtemp(join(tmpdir(), 'counterpart-fonts-')).then((path) => {
    process.once('exit', () => rmSync(path, { recursive: true, force: true }));
    return path;
  });
  return folder;
}

/** A slice in one weight, as a file that every text engine reads; made once in the life of the process. */
function asTrueType(source: string, name: string, wght: number, ranges: Slice['ranges']): Promise<string> {
  const known = made.get(name);
  if (known) return known;
  const making = (async () => {
    const text = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
    const font = await subsetFont(await readFile(source), String.fromCodePoint(...text), {
      targetFormat: 'truetype',
      variationAxes: { wght },
    });
    const file = join(await ownFolder(), `${name}.ttf`);
    await writeFile(file, font);
    return file;
  })();
  made.set(name, making);
  return making;
}

/** The font that has a character; null when none of the product has. */
function fontOf(character: string): ProductFont | null {
  const found = here.find(([letters]) => letters.test(character));
  if (found) return found[1];
  const code = character.codePointAt(0) ?? 0;
  slices ??= readSlices();
  return slices.find((slice) => slice.has(code)) ?? null;
}

/** Emoji, and what joins them, with the space that they would leave behind. Signs of property and trade are letters. */
const emoji = /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\u20e3\ufe0f]/u.source;
const pictographs = new RegExp(`\\s*(?:${emoji})+(?=[\\s,.;:!?)]|$)|${emoji}`, 'gu');

/** The text as it can be drawn: without emoji; what no font has letters for is written in Latin ones. */
export function drawableText(text: string): string {
  const words = text.normalize('NFC').replace(pictographs, '').trim().split(/\s+/);
  return words.map((word) => (Array.from(word).every(fontOf) ? word : anyAscii(word))).join(' ');
}

/** A piece of a text that one font can write. */
export interface FontRun {
  readonly font: ProductFont;
  readonly text: string;
}

/** Cuts a drawable text where another font is needed. A space between words from right to left is one of theirs. */
export function fontRuns(text: string): FontRun[] {
  const runs: { font: ProductFont; text: string }[] = [];
  const characters = Array.from(text);
  for (const [index, character] of characters.entries()) {
    const font = fontOf(character);
    const last = runs.at(-1);
    const following = characters[index + 1] ?? '';
    const isInside = character === ' ' && last?.font.isFromRight && fontOf(following) === last.font;
    if (last && (font === last.font || isInside)) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}
