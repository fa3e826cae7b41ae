import { IANAZone } from 'luxon';

/**
 * The time zone that a name stands for, as this server can compute with it: IANA names, their old aliases, and whole
 * hours ('-05:00'), which some browsers report. Undefined for every other one.
 */
export function knownTimeZone(name: string): string | undefined {
  if (IANAZone.isValidZone(name)) return name;
  const [, sign, hours] = /^([+-])(\d\d):?00$/.exec(name) ?? [];
  // In these names what is west of Greenwich counts as positive.
  const ofHours = `Etc/GMT${sign === '-' ? '+' : '-'}${Number(hours)}`;
  return hours !== undefined && IANAZone.isValidZone(ofHours) ? ofHours : undefined;
}
