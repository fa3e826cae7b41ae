import { rendererPipe } from '../render/render-job';

/**
 * The first lines of a program that stands in for the renderer's: `say(message)` writes a message to the server that
 * started it, `onJob` is called with each job, and it ends with that server.
 */
export const standInPipe = `
const { serialize, deserialize } = require('node:v8');
const pipe = new (require('node:net').Socket)({ fd: ${rendererPipe} });
const say = (message) => {
  const body = serialize(message), head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  pipe.write(Buffer.concat([head, body]));
};
let onJob = () => {};
let held = Buffer.alloc(0);
pipe.on('error', () => {}).on('close', () => process.exit()).on('data', (chunk) => {
  held = Buffer.concat([held, chunk]);
  while (held.length >= 4 && held.length >= 4 + held.readUInt32LE()) {
    const end = 4 + held.readUInt32LE();
    onJob(deserialize(held.subarray(4, end)));
    held = held.subarray(end);
  }
});
`;
