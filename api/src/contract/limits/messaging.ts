/** Limits of conversations that the API enforces and forms show. Lengths are in characters, sizes in bytes. */

export const messageLimits = {
  max: 5000,
  threadPage: 200,
  conversationPage: 200,
  searchMax: 100,
  changeMinutes: 15,
} as const;

export const attachmentLimits = {
  bytes: 10 * 1024 * 1024,
  perMessage: 5,
  draftsMax: 20,
  nameMax: 120,
  thumbnailPixels: 480,
} as const;

export const connectionLimits = { reasonMin: 3, reasonMax: 300 } as const;

export const blockLimits = { max: 500 } as const;

export const personReportLimits = { detailsMax: 500, excerptMax: 500, noteMin: 3, noteMax: 500 } as const;

/** `basicMax` is what basic messaging includes. */
export const quickReplyLimits = { max: 30, basicMax: 4, titleMax: 60, bodyMax: 2000 } as const;

export const newConversationLimits = { unconfirmedPerDay: 5 } as const;
