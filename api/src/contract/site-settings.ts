/**
 * Areas of the product that administrators can switch off, with what people call them. Sign-in and administration are
 * always on.
 */
export const switchableAreas = {
  messaging: 'Messaging',
  blog: 'The blog',
  compliance: 'The Compliance Center',
} as const;

export type SwitchableArea = keyof typeof switchableAreas;

/** Limits that administrators can change: how few and how many may be allowed, in how many minutes. */
export const adjustableLimits = {
  questionsIp: { min: 5, max: 1000, minutes: 10 },
  questionsAccount: { min: 5, max: 1000, minutes: 10 },
  documentsIp: { min: 1, max: 500, minutes: 10 },
  documentsAnalyzed: { min: 1, max: 500, minutes: 10 },
  messages: { min: 5, max: 600, minutes: 1 },
  contactIp: { min: 1, max: 100, minutes: 60 },
} as const;

export type AdjustableLimit = keyof typeof adjustableLimits;

/** Days for which things are kept at least and at most. */
export const retentionBounds = {
  /** Entries of the audit log; not less than a year, for which claims are made most. */
  auditDays: { min: 365, max: 3650 },
  /** The list of mails that were sent. */
  sentMailDays: { min: 1, max: 365 },
  /** Tickets of the contact page, from when they were closed; the privacy policy promises the most. */
  closedTicketDays: { min: 30, max: 730 },
  /** Quizzes of visitors without an account; the privacy policy promises the most. */
  quizDays: { min: 30, max: 365 },
} as const;

/** People of whom a second step is required: no one, administrators, professionals who sent documents as well. */
export const secondStepRules = ['off', 'admins', 'adminsAndProfessionals'] as const;
