import type { Attachment } from '@counterpart/api/contract';

/** An optimistic message: shown immediately, replaced by the stored one when the server responds. */
export interface OutgoingMessage {
  /** Made here; the server answers a repeated one with the first message, so a retry never doubles it. */
  readonly clientMessageId: string;
  readonly senderId: number;
  readonly receiverId: number;
  readonly content: string;
  /** Uploaded before. */
  readonly attachments: readonly Attachment[];
  /** ISO 8601, UTC, by this device's clock. */
  readonly createdAt: string;
  /** `waiting` for its turn or for the connection; `failed` when the server has refused it. */
  readonly status: 'waiting' | 'sending' | 'failed';
  /** Failed attempts to reach the server. */
  readonly attempts: number;
  /** Reason it was not sent, in one sentence. */
  readonly problem: string | null;
}

/** Part of a message that a person writes; the rest is delivery state. */
export type WrittenMessage = Omit<OutgoingMessage, 'status' | 'attempts' | 'problem'>;
