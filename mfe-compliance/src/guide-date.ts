function format(at: string, month: 'short' | 'long'): string {
  return new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(at),
  );
}

/** 'Nov 21, 2026', on a card. */
export function shortDate(at: string): string {
  return format(at, 'short');
}

/** 'November 21, 2026', on the guide's page. */
export function longDate(at: string): string {
  return format(at, 'long');
}
