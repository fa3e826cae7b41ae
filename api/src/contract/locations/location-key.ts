import { plainText } from '../plain-text';

const shortened: Readonly<Record<string, string>> = {
  ...{ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', pt: 'port' },
  ...{ n: 'north', s: 'south', e: 'east', w: 'west', so: 'south' },
};

/** A city as it is compared: 'Port St. Lucie' and 'Port Saint Lucie', 'W. Palm Beach' and 'West Palm Beach' are one. */
export const locationKey = (location: string): string =>
  plainText(location)
    .split(' ')
    .map((word, at, all) => (at < all.length - 1 ? (shortened[word] ?? word) : word))
    .join(' ');
