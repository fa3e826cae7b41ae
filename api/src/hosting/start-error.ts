/** Something that keeps the server from starting, as one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
