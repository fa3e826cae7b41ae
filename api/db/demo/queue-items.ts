import type { QuizAnswers } from '../../src/contract/quiz-questions';
import { readJson } from './read-data';

/** Items that wait for administrators. Every `daysAgo` counts back from the day of seeding. */
export interface DemoQueueItems {
  /** Messages from the contact page; open unless they were answered. */
  readonly tickets: readonly {
    name: string;
    email: string;
    subject: 'general' | 'support' | 'billing' | 'partnership' | 'feedback';
    message: string;
    daysAgo: number;
    reply?: string;
  }[];
  /** Texts that administrators start an answer from. */
  readonly cannedAnswers: readonly { title: string; body: string }[];
  /** Licenses to check, by the name of the professional. */
  readonly verifications: readonly {
    professional: string;
    licenceNumber: string;
    issuer: string;
    stateCode: string;
    daysAgo: number;
  }[];
  /** Reports of professionals against a client's review of them. */
  readonly reviewReports: readonly {
    professional: string;
    client: string;
    reason: string;
    details: string;
    daysAgo: number;
  }[];
  readonly personReports: readonly {
    reporter: string;
    reported: string;
    reason: string;
    details: string;
    daysAgo: number;
  }[];
  /** Answers of the Compliance Assistant that did not help. */
  readonly feedback: readonly {
    answerId: string;
    reason: string;
    details: string;
    question: string;
    answer: string;
    answeredBy: 'guides' | 'refusal';
    guides: readonly string[];
    daysAgo: number;
  }[];
  /** A quiz past its 24 hours: no one has answered. */
  readonly lateQuiz: { publicId: string; daysAgo: number; answers: QuizAnswers; matches: readonly string[] };
}

export const demoQueueItems = readJson('queue-items.json') as DemoQueueItems;
