/** A name of code as words: `listingReview` is 'listing review'. */
export const spacedWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
