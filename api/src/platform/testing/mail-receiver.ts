import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that stores what it is sent. */
export interface MailReceiver {
  /** `smtp://127.0.0.1:…` */
  readonly url: string;
  /** Every mail as it was transmitted, in order. */
  readonly received: string[];
  stop(): Promise<void>;
}

/** Starts a mail server on a free port, without accounts and without TLS unless `options` say otherwise. */
export async function startMailReceiver(options: SMTPServerOptions = {}): Promise<MailReceiver> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
