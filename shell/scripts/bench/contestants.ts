/** Who is compared, as the table and the JSON file name them. */
export const contestants = ['five areas', 'one bundle, server', 'one bundle, browser'] as const;
export type Contestant = (typeof contestants)[number];
