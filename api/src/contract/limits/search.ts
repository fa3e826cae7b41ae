/** Limits of the search for professionals that the API enforces and forms show. Lengths are in characters. */

export const searchLimits = {
  queryMax: 200,
  /** A longer text is no sentence, and is searched for as it stands. */
  ownWordsMax: 300,
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
  /** Miles around a city that can be asked for. */
  radii: [10, 25, 50, 100],
  languagesMax: 30,
  suggestionsMax: 8,
  /** Below so many listings nothing is said about what a service usually costs. */
  typicalPricesMin: 10,
  typicalServicesMax: 20,
  /** Below so many people, and so many others who work remotely, search engines are not told of a page about a city. */
  locationPageMin: 3,
  /** People, remote people, and links to cities that a page about a city shows. */
  locationPageSize: 8,
  locationPageRemote: 6,
  locationPageNearby: 8,
  locationLinksMax: 24,
  /** Starts of the bars of a histogram of prices, in dollars or percent; the last bar has no end. */
  priceSteps: {
    hour: [0, 50, 75, 100, 150, 200, 250, 300, 400],
    month: [0, 250, 500, 750, 1_000, 2_000, 3_000, 4_000, 6_000],
    project: [0, 500, 1_000, 2_000, 3_500, 5_000, 7_500, 10_000, 20_000],
    return: [0, 200, 400, 600, 800, 1_000, 1_500, 2_000],
    assets: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5],
  },
} as const;
