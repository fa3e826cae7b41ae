const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'March 4, 2026' of an ISO moment or a day, in UTC. */
export function dayText(moment: string): string {
  return day.format(new Date(moment));
}
