import { readJson } from './read-data';

/** A conversation of the demo data between a client and a professional, by name. */
export interface DemoDialogue {
  client: string;
  professional: string;
  /** Days before the day of seeding on which it started. */
  started: number;
  /** 'c:' is said by the client, 'p:' by the professional. */
  lines: readonly string[];
  /** The last so many lines are still unread by the one they were sent to. */
  unread?: number;
}

export const demoDialogues = readJson('dialogues.json') as readonly DemoDialogue[];
