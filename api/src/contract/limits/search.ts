/** Limits of the search for professionals that the API enforces and forms show. Lengths are in characters. */

export const searchLimits = {
  queryMax: 200,
  listMax: 100,
  pageSizeMax: 50,
  pageSizeDefault: 12,
  /** People on the shelf that a plan pays for, above a list that is never for sale. */
  featuredMax: 3,
  totalCap: 1000,
  rescuesMax: 4,
  cursorMax: 600,
  /** The lowest ratings and the longest times to a first reply, in hours, that can be asked for. */
  ratings: [4.5, 4, 3],
  responseHours: [4, 24, 48],
  languagesMax: 30,
  suggestionsMax: 8,
  /** Below so many listings nothing is said about what a service usually costs. */
  typicalPricesMin: 10,
  typicalServicesMax: 20,
} as const;
