/** Media types of the feeds, by file name. */
export const feedTypes = { 'rss.xml': 'application/rss+xml', 'feed.json': 'application/feed+json' } as const;

/** File name of a feed. */
export type FeedName = keyof typeof feedTypes;

export const feedNames = Object.keys(feedTypes) as readonly FeedName[];
