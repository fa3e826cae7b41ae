/** Lengths, counts and sizes that the API enforces and forms show. Lengths are in characters, sizes in bytes. */
export const limits = {
  name: { max: 100 },
  email: { max: 254 },
  username: { min: 3, max: 60 },
  password: { min: 8, max: 200 },
  place: { max: 100 },
  review: { ratingMin: 1, ratingMax: 5, commentMin: 3, commentMax: 500, replyMin: 3, replyMax: 500, reportDetailsMax: 500, noteMin: 3, noteMax: 500 },
  message: { max: 5000, threadPage: 200, searchMax: 100 },
  profilePicture: { max: 500, bytes: 5 * 1024 * 1024, pixels: 512 },
  profile: {
    bioMin: 10,
    bioMax: 500,
    pricingMin: 5,
    pricingMax: 200,
    yearsFoundedMin: 1900,
    certificationMax: 100,
    certificationsMax: 20,
    businessNameMax: 160,
    taglineMax: 200,
    websiteMax: 500,
    startingPriceCentsMax: 100_000_000,
    languageMax: 60,
    languagesMax: 20,
    phoneMax: 40,
    /** Days that a profile is listed before its owner has to have confirmed their e-mail address. */
    unconfirmedDays: 14,
  },
  verification: { numberMin: 3, numberMax: 60, issuerMin: 2, issuerMax: 160, reasonMin: 3, reasonMax: 500, documentsMax: 5, documentBytes: 10 * 1024 * 1024, nameMax: 120 },
  saved: { max: 200 },
  compare: { max: 4 },
  search: { queryMax: 200, listMax: 100, pageSizeMax: 50, pageSizeDefault: 12, featuredMax: 12, totalCap: 1000, rescuesMax: 4, placeMax: 600 },
  quiz: { answerMax: 200, textMax: 2000, phoneMax: 40, companyMax: 160, matchesMin: 3, matchesMax: 5, answerWithinHours: 24, adminPage: 50 },
  blog: { pageSize: 9, pageSizeMax: 50, excerptMax: 500 },
  notifications: { listMax: 50, badgeMax: 9 },
  newConversations: { unconfirmedPerDay: 5 },
  requestBody: { jsonBytes: 1024 * 1024, releaseBytes: 1024 * 1024 },
} as const;

/** Texts for the five steps of a rating, by rating. */
export const ratingLabels = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very Good', 5: 'Excellent' } as const;
