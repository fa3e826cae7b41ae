/** The terms of service in force: stored with an account together with the time they were accepted. */
export const termsVersion = '2025-02-24';
