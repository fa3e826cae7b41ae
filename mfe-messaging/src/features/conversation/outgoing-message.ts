/** An optimistic message: shown immediately, replaced by the stored one when the server responds. */
export interface OutgoingMessage {
  /** Made here; the server answers a repeated one with the first message, so a retry never doubles it. */
  readonly clientMessageId: string;
  readonly senderId: number;
  readonly receiverId: number;
  readonly content: string;
  /** ISO 8601, UTC, by this device's clock. */
  readonly createdAt: string;
  readonly status: 'sending' | 'failed';
}
