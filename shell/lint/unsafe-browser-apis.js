/** What a browser may block, lack or report wrongly, and the one safe way to it. */
export const unsafe = {
  globals: [
    ...['localStorage', 'sessionStorage'].map((name) => ({
      name,
      message: `A browser may block it or have no room: localStore and sessionStore of the SDK.`,
    })),
    { name: 'matchMedia', message: 'A browser may not answer: useLessMotion of the design system, or CSS.' },
    { name: 'indexedDB', message: `A browser may block it: localStore of the SDK.` },
    { name: 'Notification', message: 'A browser may have none.' },
  ],
  properties: [
    { property: 'localStorage', message: `localStore of the SDK.` },
    { property: 'sessionStorage', message: `sessionStore of the SDK.` },
    { property: 'matchMedia', message: 'A browser may not answer: useLessMotion of the design system, or CSS.' },
    { property: 'resolvedOptions', message: `A browser may report what Intl itself refuses: useTimeZone of the SDK.` },
    { property: 'randomUUID', message: `Browsers lack it on URLs without TLS: newUuid of the SDK.` },
    { object: 'navigator', property: 'clipboard', message: `Missing on URLs without TLS: copyText of the SDK.` },
    { object: 'navigator', property: 'sendBeacon', message: 'It may be missing: sendBeacon of the SDK.' },
    { object: 'navigator', property: 'onLine', message: 'Browsers guess: try, and say what happened.' },
    { object: 'navigator', property: 'language', message: "It may be anything; texts and numbers are in 'en-US'." },
    { object: 'navigator', property: 'languages', message: "It may be anything; texts and numbers are in 'en-US'." },
  ],
};
