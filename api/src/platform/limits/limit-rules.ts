/** Number of times something is allowed, to whom, in how many seconds. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
  /** Key that is counted: the IP, the signed-in user, or the account named in the request (counted by the service). */
  readonly by: 'ip' | 'viewer' | 'account';
  /** Counted in memory by each process: for calls that are to cost no write. */
  readonly perProcess?: true;
  readonly sentence: string;
}

const minutes = 60;

/** Every limit by name. */
export const limitRules = {
  /** By account and network, or by account and a browser that it knows. */
  signInNear: {
    points: 10,
    seconds: 15 * minutes,
    by: 'account',
    sentence: 'Too many attempts to log in to this account. Please wait a while and try again.',
  },
  /** By account, from networks and browsers that it does not know. */
  signInAccount: {
    points: 100,
    seconds: 15 * minutes,
    by: 'account',
    sentence: 'Too many attempts to log in to this account. Please wait a while and try again.',
  },
  /** Codes of an app, for a day: by account, by account and a browser that it knows, and for confirmations apart. */
  signInCodes: {
    points: 20,
    seconds: 24 * 60 * minutes,
    by: 'account',
    sentence: 'Too many wrong codes for this account. Use a passkey or a recovery code, or wait a day and try again.',
  },
  recoveryRequests: {
    points: 10,
    seconds: 7 * 24 * 60 * minutes,
    by: 'account',
    sentence: 'Recovery was requested too often for this account. Please wait a few days.',
  },
  codeChecks: {
    points: 40,
    seconds: 15 * minutes,
    by: 'viewer',
    sentence: 'You have tried this many times. Please wait a few minutes and try again.',
  },
  signInIp: {
    points: 30,
    seconds: 5 * minutes,
    by: 'ip',
    sentence: 'Too many attempts to log in. Please wait a few minutes and try again.',
  },
  /** An email that is taken counts twice. */
  signUpIp: {
    points: 10,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'Too many accounts were created from this network. Please try again in an hour.',
  },
  /** To the owner of an email that others sign up with. */
  emailInUseMails: {
    points: 3,
    seconds: 24 * 60 * minutes,
    by: 'account',
    sentence: 'We have told the owner of this email address.',
  },
  locations: {
    points: 120,
    seconds: 1 * minutes,
    by: 'ip',
    perProcess: true,
    sentence: 'You are typing very fast. Please wait a moment and try again.',
  },
  ownWords: {
    points: 30,
    seconds: 1 * minutes,
    by: 'ip',
    perProcess: true,
    sentence: 'You have searched a lot in a short time. Please wait a moment and try again.',
  },
  messages: {
    points: 60,
    seconds: 1 * minutes,
    by: 'viewer',
    sentence: 'You are sending messages too fast. Please wait a moment and try again.',
  },
  meetingRequests: {
    points: 30,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have requested a lot of meetings. Please wait an hour and try again.',
  },
  calendarReads: {
    points: 30,
    seconds: 10 * minutes,
    by: 'viewer',
    sentence: 'You have checked your calendars many times. Please wait a few minutes and try again.',
  },
  documents: {
    points: 40,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have uploaded a lot of documents. Please wait an hour and try again.',
  },
  attachments: {
    points: 100,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have uploaded a lot of files. Please wait an hour and try again.',
  },
  reviewReports: {
    points: 20,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have reported a lot of reviews. Please wait an hour and try again.',
  },
  personReports: {
    points: 20,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have sent a lot of reports. Please wait an hour and try again.',
  },
  contactIp: {
    points: 5,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'You have sent several messages. Please wait an hour and try again.',
  },
  newsletterIp: {
    points: 20,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'Too many subscriptions from this network. Please wait an hour and try again.',
  },
  newsletterEmail: {
    points: 3,
    seconds: 60 * minutes,
    by: 'account',
    sentence: 'You have asked for several links. Please check your inbox, or wait an hour and try again.',
  },
  quizIp: {
    points: 10,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'You have sent the quiz several times. Please wait an hour and try again.',
  },
  passwordResetIp: {
    points: 20,
    seconds: 30 * minutes,
    by: 'ip',
    sentence: 'Too many attempts to reset a password. Please wait half an hour and try again.',
  },
  passwordResetAccount: {
    points: 5,
    seconds: 30 * minutes,
    by: 'account',
    sentence: 'You have asked for several links. Please check your inbox, or wait half an hour and try again.',
  },
  confirmationIp: {
    points: 30,
    seconds: 30 * minutes,
    by: 'ip',
    sentence: 'Too many attempts to confirm an email address. Please wait half an hour and try again.',
  },
  confirmationMails: {
    points: 5,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'We have sent you several links. Please check your inbox, or wait an hour and try again.',
  },
  pictures: {
    points: 30,
    seconds: 30 * minutes,
    by: 'viewer',
    sentence: 'You have uploaded a lot of pictures. Please wait half an hour and try again.',
  },
  questionsIp: {
    points: 40,
    seconds: 10 * minutes,
    by: 'ip',
    sentence: 'Too many questions from this network. Please wait a few minutes and ask again.',
  },
  questionsAccount: {
    points: 30,
    seconds: 10 * minutes,
    by: 'viewer',
    sentence: 'You have asked a lot of questions. Please wait a few minutes and ask again.',
  },
  documentsIp: {
    points: 20,
    seconds: 10 * minutes,
    by: 'ip',
    sentence: 'Too many documents from this network. Please wait a few minutes and try again.',
  },
  documentsAnalyzed: {
    points: 15,
    seconds: 10 * minutes,
    by: 'viewer',
    sentence: 'You have analyzed a lot of documents. Please wait a few minutes and try again.',
  },
  answerFeedbackIp: {
    points: 60,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'Too much feedback from this network. Please wait an hour and try again.',
  },
  savedAnswers: {
    points: 300,
    seconds: 10 * minutes,
    by: 'viewer',
    sentence: 'You’re changing your saved items too fast. Please wait a few minutes and try again.',
  },
  testMails: {
    points: 10,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have sent several test emails. Please wait an hour and try again.',
  },
  exports: {
    points: 5,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have downloaded your data several times. Please wait an hour and try again.',
  },
  countsIp: {
    points: 120,
    seconds: 10 * minutes,
    by: 'ip',
    perProcess: true,
    sentence: 'Too many requests from this network. Please wait a few minutes.',
  },
  areaBackendsIp: {
    points: 600,
    seconds: 1 * minutes,
    by: 'ip',
    perProcess: true,
    sentence: 'Too many requests from this network. Please wait a moment and try again.',
  },
  trialReportsIp: {
    points: 120,
    seconds: 10 * minutes,
    by: 'ip',
    perProcess: true,
    sentence: 'Too many reports from this network. Please wait a few minutes.',
  },
  pageViewsIp: {
    points: 240,
    seconds: 10 * minutes,
    by: 'ip',
    perProcess: true,
    sentence: 'Too many reports from this network. Please wait a few minutes.',
  },
  areaErrorsIp: {
    points: 20,
    seconds: 60 * minutes,
    by: 'ip',
    perProcess: true,
    sentence: 'Too many reports from this network. Please wait an hour.',
  },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
