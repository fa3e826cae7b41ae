import type { Palette } from '../../src/tokens/palette';

export type Role = keyof Palette;

/** Purpose of each color; every role of the palette appears exactly once. */
export const roleNotes: Record<Role, string> = {
  bgPage: 'The page itself.',
  bg: 'Cards, header, inputs: what lies on the page.',
  bgSubtle: 'A quiet area inside a card.',
  bgWarm: 'Below illustrations, and where the page asks for something.',
  text: 'Headings and running text.',
  text2: 'Text of the second order.',
  text3: 'Dates, counts, help.',
  placeholder: 'What could be typed.',
  disabled: 'What cannot be used now.',
  primary: 'Action, link, information, focus.',
  primaryHover: 'The same under the pointer.',
  primaryActive: 'The same while pressed.',
  onPrimary: 'Words on primary.',
  primaryBg: 'Chosen, or informing.',
  primaryBorder: 'The edge of what is chosen.',
  accent: 'Verified, and nothing else.',
  accentBg: 'Ground of the Verified badge.',
  success: 'It worked.',
  successBg: 'Ground of that message.',
  warning: 'Look at this before going on.',
  warningBg: 'Ground of that message.',
  error: 'It did not work; what cannot be undone.',
  errorHover: 'A dangerous action under the pointer.',
  errorBg: 'Ground of an error.',
  onError: 'Words on error.',
  star: 'Ratings: the edge of a star.',
  starFill: 'Ratings: inside that edge.',
  borderControl: 'The edge of an input.',
  border: 'Decoration; nothing depends on seeing it.',
  overlay: 'Behind a dialog.',
  shadow: 'Under what floats.',
  picture0: 'Behind pictures of people. Blue: the first person of a list.',
  picture1: 'Behind pictures of people. Sand: the second.',
  picture2: 'Behind pictures of people. Lilac: the third.',
  picture3: 'Behind pictures of people. Rose: the fourth.',
  picture4: 'Behind pictures of people. Moss: the fifth.',
  picture5: 'Behind pictures of people. Clay: the sixth; then blue again.',
};

export const grounds = ['bgPage', 'bg', 'bgSubtle', 'bgWarm'] as const satisfies readonly Role[];
/** Roles that are read as text on every ground: 4.5:1 (WCAG 2.1, 1.4.3). */
export const inks = [
  'text',
  'text2',
  'text3',
  'placeholder',
  'primary',
  'accent',
  'success',
  'warning',
  'error',
  'star',
] as const satisfies readonly Role[];
/** Edges that tell where a control is and what has the focus: 3:1 (WCAG 2.1, 1.4.11). */
export const edges = ['borderControl', 'primaryBorder', 'primary'] as const satisfies readonly Role[];
/** Words on a ground of their own: 4.5:1. */
export const pairs = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryActive'],
  ['onError', 'error'],
  ['onError', 'errorHover'],
  ['primary', 'primaryBg'],
  ['accent', 'accentBg'],
  ['success', 'successBg'],
  ['warning', 'warningBg'],
  ['error', 'errorBg'],
] as const satisfies readonly (readonly [ink: Role, ground: Role])[];
