/** Something that keeps the server from starting, as one sentence for whoever starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
