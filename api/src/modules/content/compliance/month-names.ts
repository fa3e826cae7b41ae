/** The months in order, as alternatives of a regular expression: `new RegExp(`(?:${monthNames})`)`. */
export const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';
