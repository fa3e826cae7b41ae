const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Formats how long ago something was: '3 days ago', 'less than a minute ago'. A future time (clocks differ) counts as
 * now.
 * @param at ISO 8601
 * @param now milliseconds since 1970
 */
export function timeAgo(at: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'less than a minute ago';
}

interface Dated {
  readonly published: boolean;
  readonly publishedAt: string | null;
  readonly createdAt: string;
}

/** Formats a post's age for a card: '... ago', or 'Draft' for one that is not published. */
export function postAge(post: Dated, now: number): string {
  return post.published ? timeAgo(post.publishedAt ?? post.createdAt, now) : 'Draft';
}

/** Formats the date for a post's own page: 'November 21, 2026' or 'Draft'. */
export function postDate(post: Dated): string {
  if (!post.published) return 'Draft';
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return day.format(new Date(post.publishedAt ?? post.createdAt));
}
