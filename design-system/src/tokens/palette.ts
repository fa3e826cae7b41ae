/** One color of every role. Both palettes have exactly these keys, so a role missing in one theme does not compile. */
export interface Palette {
  /** Grounds, from the page up: the page, a card on it, a quiet area inside a card. */
  readonly bgPage: string;
  readonly bg: string;
  readonly bgSubtle: string;
  /** The one warm ground: below illustrations, and where the page asks for something. */
  readonly bgWarm: string;
  /** Text, from the loudest to the quietest; all of it is readable (4.5:1) on every ground. */
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly placeholder: string;
  readonly disabled: string;
  /** Action, link, information and the focus ring. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  readonly onPrimary: string;
  readonly primaryBg: string;
  readonly primaryBorder: string;
  /** Verified, and nothing else. */
  readonly accent: string;
  readonly accentBg: string;
  readonly success: string;
  readonly successBg: string;
  readonly warning: string;
  readonly warningBg: string;
  readonly error: string;
  readonly errorHover: string;
  readonly errorBg: string;
  readonly onError: string;
  /** Edge of a star, and what is written in its color. */
  readonly star: string;
  /** Amber inside the edge of a star. */
  readonly starFill: string;
  /** The edge of an input: 3:1 on every ground (WCAG 1.4.11). */
  readonly borderControl: string;
  /** Decoration only; nothing may depend on seeing it. */
  readonly border: string;
  /** Behind a dialog. */
  readonly overlay: string;
  /** The one level of elevation: what floats. */
  readonly shadow: string;
  /** Six grounds behind people's pictures, seen where a picture is clear; black ink reads on each. */
  readonly picture0: string;
  readonly picture1: string;
  readonly picture2: string;
  readonly picture3: string;
  readonly picture4: string;
  readonly picture5: string;
}

/** Deep blue on white. */
export const light: Palette = {
  bgPage: '#F5F7FA',
  bg: '#FFFFFF',
  bgSubtle: '#EEF2F6',
  bgWarm: '#FAF2E4',
  text: '#14202E',
  text2: '#425061',
  text3: '#566476',
  placeholder: '#5F6C7B',
  disabled: '#626E7C',
  primary: '#17508F',
  primaryHover: '#1F62AB',
  primaryActive: '#0F3D70',
  onPrimary: '#FFFFFF',
  primaryBg: '#E8F0FA',
  primaryBorder: '#4F84C4',
  accent: '#0B6B62',
  accentBg: '#E3F3F1',
  success: '#17694A',
  successBg: '#E6F4EC',
  warning: '#8A4B00',
  warningBg: '#FDF1DF',
  error: '#B3261E',
  errorHover: '#C7362D',
  errorBg: '#FCEBEA',
  onError: '#FFFFFF',
  star: '#A85507',
  starFill: '#E2A008',
  borderControl: '#788698',
  border: '#D3DBE4',
  overlay: 'rgb(13 21 32 / 48%)',
  shadow: '0 12px 32px -8px rgb(20 32 46 / 22%), 0 2px 6px rgb(20 32 46 / 8%)',
  picture0: '#C9DDF5',
  picture1: '#F4DDB0',
  picture2: '#DCCFF0',
  picture3: '#F5CFD6',
  picture4: '#D3E2B8',
  picture5: '#F0CDB5',
};

/**
 * Designed, not inverted: light ink on deep slate; a light primary carries dark ink, because no blue can do both jobs.
 */
export const dark: Palette = {
  bgPage: '#0D1520',
  bg: '#15202E',
  bgSubtle: '#1C2939',
  bgWarm: '#33291B',
  text: '#E9EEF4',
  text2: '#BAC6D3',
  text3: '#A0AEBD',
  placeholder: '#93A1B1',
  disabled: '#8593A3',
  primary: '#8AB8F0',
  primaryHover: '#A6CAF5',
  primaryActive: '#74A7E6',
  onPrimary: '#0D1520',
  primaryBg: '#1B304A',
  primaryBorder: '#5F8FC9',
  accent: '#5FC9BC',
  accentBg: '#12312F',
  success: '#6CCB9B',
  successBg: '#143226',
  warning: '#F0B45E',
  warningBg: '#37270F',
  error: '#FF9A91',
  errorHover: '#FFB3AC',
  errorBg: '#3D1B1B',
  onError: '#0D1520',
  star: '#F0B45E',
  starFill: '#E2A008',
  borderControl: '#71839A',
  border: '#2C3B4D',
  overlay: 'rgb(4 8 13 / 64%)',
  shadow: '0 16px 40px -8px rgb(0 0 0 / 64%), 0 2px 6px rgb(0 0 0 / 40%)',
  picture0: '#8FABCF',
  picture1: '#C4A871',
  picture2: '#A897C4',
  picture3: '#C6929C',
  picture4: '#9DB07A',
  picture5: '#C09A7E',
};

/** Six grounds for initials, white text on each in both themes; a person's ground is their id modulo six. */
export const avatarGrounds = ['#17508F', '#0B6B62', '#7A3E9D', '#8A4B00', '#A3245B', '#3F5B1D'] as const;

/** The palette's grounds behind pictures, in the order in which neighbors take them. */
export const pictureGrounds = ['picture0', 'picture1', 'picture2', 'picture3', 'picture4', 'picture5'] as const;

/** The ink on every avatar ground, in both themes. */
export const onAvatar = '#FFFFFF';
