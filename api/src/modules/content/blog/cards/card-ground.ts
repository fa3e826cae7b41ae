/** Of the light palette: a card is a picture and knows no theme. */
export const cardColors = {
  ground: '#FFFFFF',
  band: '#E8F0FA',
  ink: '#14202E',
  quiet: '#425061',
  primary: '#17508F',
  line: '#4F84C4',
  warm: '#F2B84B',
} as const;

const { primary, line, warm } = cardColors;
const stroke = `fill="none" stroke="${primary}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`;
const mark = `fill="none" stroke="${warm}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"`;

/** Motif of each category, in a square of 240. */
const motifs: Readonly<Record<string, string>> = {
  'tax-strategies': `<g ${stroke}><path fill="#fff" d="M48 16h104l44 44v164H48z"/><path d="M152 16v44h44M80 96h60M80 132h84M80 168h44"/></g><path ${mark} d="m140 184 20 20 40-44"/>`,
  'financial-reporting': `<g ${stroke}><path d="M24 216h192"/><path fill="#fff" d="M44 216v-64h36v64M102 216V96h36v120M160 216v-92h36v92"/></g><path ${mark} d="M44 108 110 52l38 28 56-56"/>`,
  'business-growth': `<g ${stroke}><path d="M120 216V92"/><path fill="#fff" d="M120 140c-48 4-80-24-84-68 50-4 80 22 84 68zM120 104c46 0 72-26 76-68-46 0-74 24-76 68z"/></g><path ${mark} d="M64 216h112"/>`,
  technology: `<g ${stroke}><rect fill="#fff" x="40" y="40" width="160" height="112" rx="12"/><path d="M16 192h208"/><path d="M76 80h36M76 112h60"/></g><path ${mark} d="m152 116 20-36"/>`,
};

const brand = `<g transform="translate(80 64) scale(1.5)"><rect width="32" height="32" rx="8" fill="${primary}"/><path d="M14 8a8 8 0 1 0 0 16" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M18 8a8 8 0 1 1 0 16" fill="none" stroke="#5FC9BC" stroke-width="3" stroke-linecap="round"/></g>`;

/** A card without its words, as SVG of 1200 by 630, the size that networks show large: it has no text of users. */
export const cardGround = (category: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${cardColors.ground}"/><path d="M860 0h340v630H860z" fill="${cardColors.band}"/><circle cx="1140" cy="84" r="150" fill="${line}" opacity=".16"/><path d="M860 566h340v64H860z" fill="${line}" opacity=".24"/><path d="M0 614h860v16H0z" fill="${primary}"/>${brand}<g transform="translate(910 190)">${motifs[category] ?? motifs['financial-reporting']}</g></svg>`;
