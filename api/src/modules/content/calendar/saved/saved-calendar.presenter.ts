import type { CalendarFeed } from '../../../../contract/named-types';

/** A feed that was just made, with its secret URL. */
export const presentFeed = (url: string, createdAt: Date): CalendarFeed => ({
  url,
  createdAt: createdAt.toISOString(),
});
