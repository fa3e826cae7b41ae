/** A reason not to start, as sentences for the person at the keyboard. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
