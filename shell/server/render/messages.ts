import type { Duplex, Writable } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/** Bytes of the longest message: that of a large page has half a million. */
const longestMessage = 32 * 1024 * 1024;
const headLength = 4;

/**
 * Writes a message to a renderer's pipe, or to the one that started it: its length and what V8 makes of its value.
 * Node.js has a channel for this, which throws in the server whatever a renderer writes into it that is no message.
 * @throws when it holds what cannot be sent, such as a function
 */
export function sendMessage(to: Writable, message: unknown): void {
  const body = serialize(message);
  const head = Buffer.allocUnsafe(headLength);
  head.writeUInt32LE(body.length);
  to.cork();
  to.write(head);
  to.write(body);
  to.uncork();
}

interface Listeners {
  readonly onMessage: (message: unknown) => void;
  /** Called when the data are no message; nothing that follows is read. */
  readonly onGarbage: () => void;
}

/** Reads the messages that `sendMessage` has written. What they hold is data, of any shape. */
export function readMessages(from: Duplex, { onMessage, onGarbage }: Listeners): void {
  let chunks: Buffer[] = [];
  let held = 0;
  /** Bytes of the message that is arriving; 0 while that is not known. */
  let wanted = 0;

  function take(length: number): Buffer {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = all.length > length ? [all.subarray(length)] : [];
    held -= length;
    return all.subarray(0, length);
  }

  /** The next whole message; `null` while its end is missing. */
  function next(): Buffer | null {
    if (wanted === 0 && held >= headLength) {
      wanted = take(headLength).readUInt32LE();
      if (wanted === 0 || wanted > longestMessage) throw new RangeError('The length of a message is out of range.');
    }
    if (wanted === 0 || held < wanted) return null;
    const message = take(wanted);
    wanted = 0;
    return message;
  }

  function read(chunk: Buffer): void {
    chunks.push(chunk);
    held += chunk.length;
    for (let body = next(); body; body = next()) onMessage(deserialize(body));
  }

  const listener = (chunk: Buffer) => {
    try {
      read(chunk);
    } catch {
      from.off('data', listener).resume();
      onGarbage();
    }
  };
  from.on('data', listener);
}
