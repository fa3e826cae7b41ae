import { drawText } from '../../../src/modules/content/blog/cards/card-text';

/** Inks of the marks: the design system's for initials, without the teal that means 'verified'. */
const inks = ['#17508F', '#7A3E9D', '#8A4B00', '#A3245B', '#3F5B1D', '#2F4858'] as const;

/** Forms of the marks, in a square of 24: disc, tile, hexagon, arch, leaf, octagon, and a tile with a notch. */
const forms = [
  '<circle cx="12" cy="12" r="11"/>',
  '<rect x="1" y="1" width="22" height="22" rx="4"/>',
  '<path d="M12 .8 22 6.4v11.2L12 23.2 2 17.6V6.4z"/>',
  '<path d="M1.5 23V11.4a10.5 10.5 0 0 1 21 0V23z"/>',
  '<path d="M1 1h12a10 10 0 0 1 10 10v12H11A10 10 0 0 1 1 13z"/>',
  '<path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z"/>',
  '<path d="M1 1h15.6L23 7.4V23H1z"/>',
] as const;

/** Words of a firm's name that say what it does and not who it is. */
const trades =
  /^(CPAs?|Tax|Accounting|Advis(?:ory|ers)|Books|Bookkeeping|Planning|Finance|Financial|Group|Assurance|Studio|Services|Partners|Ledger|of|the|and|&)$/i;

/** The one or two letters of a firm: 'Palmer Ridge CPAs' gives 'PR', 'Ledgerline Tax' gives 'L'. */
function lettersOf(business: string): string {
  const words = business.split(' ').filter((word, index) => index === 0 || !trades.test(word));
  return words
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
}

/** Draws the mark of a firm as an SVG: its letters in the product's type, in one of seven forms. */
export async function drawFirmMark(index: number, business: string): Promise<string> {
  // Forms and inks meet anew after 42.
  const ink = inks[(index + Math.floor(index / 42)) % inks.length] ?? inks[0];
  const form = forms[index % forms.length] ?? forms[0];
  const letters = lettersOf(business);
  const { png, width, height } = await drawText(letters, { weight: 700, size: 180, color: '#ffffff', width: 480 });
  const wide = Math.min((width * 9.6) / height, 14.6);
  const high = wide * (height / width);
  const text = `<image x="${12 - wide / 2}" y="${12 - high / 2}" width="${wide}" height="${high}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  // On a tint: a clear ground would be half of the file.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#EAF0F7" d="M0 0h24v24H0z"/><g fill="${ink}">${form}</g>${text}</svg>`;
}
