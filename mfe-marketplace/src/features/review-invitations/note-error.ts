import { reviewInvitationLimits } from '@counterpart/api/contract';

const { noteMax } = reviewInvitationLimits;

/** Checks the note to an invitation. */
export const noteError = (note: string): string | undefined =>
  note.trim().length > noteMax ? `Your note can have at most ${noteMax} characters.` : undefined;
