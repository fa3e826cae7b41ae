/**
 * Limits of the blog and its newsletter that the API enforces and forms show. Lengths are in characters, sizes in
 * bytes.
 */

export const blogLimits = {
  pageSize: 9,
  pageSizeMax: 50,
  adminPageSize: 20,
  titleMax: 200,
  slugMax: 120,
  excerptMax: 500,
  contentMax: 200_000,
  tagMax: 40,
  tagsMax: 10,
  imageUrlMax: 500,
  altMax: 300,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 2000,
  bulkMax: 100,
  /** Days that a deleted post can be restored. */
  restoreDays: 30,
  previewHoursMax: 24 * 30,
  /** Ids from here on are not of stored posts, but of texts of new ones: as many again, made up by the editor. */
  draftIdsFrom: 1_000_000_000,
} as const;

export const newsletterLimits = { reasonMin: 3, reasonMax: 500 } as const;
