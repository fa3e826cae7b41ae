function format(at: string, month: 'short' | 'long', timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone }).format(new Date(at));
}

/** 'Nov 21, 2026', on a card. */
export function shortDate(at: string, timeZone = 'UTC'): string {
  return format(at, 'short', timeZone);
}

/** 'November 21, 2026', on the guide's page. */
export function longDate(at: string): string {
  return format(at, 'long', 'UTC');
}
