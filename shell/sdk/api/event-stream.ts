import { createParser } from 'eventsource-parser';

/** A server-sent event. */
export interface StreamEvent {
  readonly name: string;
  readonly id: string;
  readonly data: string;
}

/** Reads a response's server-sent events until it ends. Rejects when it is aborted or the connection breaks. */
export async function readEventStream(response: Response, onEvent: (event: StreamEvent) => void): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = 'message', id = '', data }) => onEvent({ name: event, id, data }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    parser.feed(chunk.value);
  }
}
