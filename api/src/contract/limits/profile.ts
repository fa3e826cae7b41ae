/**
 * Limits of profiles, their pictures and their verification that the API enforces and forms show. Lengths are in
 * characters, sizes in bytes.
 */

export const profileLimits = {
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
  /** In hundredths of a percent. */
  assetShareMax: 10_000,
  languageMax: 60,
  languagesMax: 20,
  /** Days that a profile is listed before its owner has to have confirmed their email address. */
  unconfirmedDays: 14,
} as const;

export const profilePictureLimits = { max: 500, bytes: 5 * 1024 * 1024, pixels: 512, smallPixels: 192 } as const;

export const verificationLimits = {
  numberMin: 3,
  numberMax: 60,
  issuerMin: 2,
  issuerMax: 160,
  reasonMin: 3,
  reasonMax: 500,
  documentsMax: 5,
  documentBytes: 10 * 1024 * 1024,
  nameMax: 120,
} as const;
