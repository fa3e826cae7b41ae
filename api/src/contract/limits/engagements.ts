/** Limits of work that the API enforces and forms show. Lengths are in characters. */
export const engagementLimits = {
  titleMin: 3,
  titleMax: 120,
  needMax: 2000,
  /** Whole dollars. */
  budgetMax: 1_000_000,
  reasonMax: 300,
  linesMax: 20,
  lineTitleMax: 120,
  lineDetailMax: 500,
  quantityMax: 1000,
  /** Cents. */
  priceMax: 100_000_000,
  termsMax: 5000,
  /** Days that a proposal can be valid. */
  validDaysMax: 180,
  proposalsMax: 50,
  nameMax: 120,
  itemTitleMax: 120,
  itemNoteMax: 500,
  /** Documents asked for in one piece of work. */
  itemsMax: 60,
  filesPerItem: 20,
  fileBytes: 20 * 1024 * 1024,
  /** Bytes of all files of one piece of work. */
  allFileBytes: 1024 * 1024 * 1024,
  fileNameMax: 120,
  /** Days after the work is done in which the client can reopen it. */
  reopenDays: 14,
  /** Days after the work is done or ended until its files are removed, and how long before both are notified. */
  filesDays: 90,
  filesNoticeDays: 7,
  listMax: 50,
  timelinePage: 50,
} as const;
