import { Socket } from 'node:net';
import { readMessages, sendMessage } from '../messages';
import { rendererPipe, type FrameJob, type FromRenderer, type RenderJob } from '../render-job';

/** The server that asks for pages. */
interface Parent {
  send(message: FromRenderer): void;
  onJob(render: (job: RenderJob | FrameJob) => void): void;
}

/**
 * The pipe to the server that started this process.
 * @param onGone called when the server is gone
 */
export function openParent(onGone: () => void): Parent {
  const pipe = new Socket({ fd: rendererPipe });
  pipe.on('error', onGone).on('close', onGone);
  return {
    send: (message) => sendMessage(pipe, message),
    onJob: (render) =>
      readMessages(pipe, { onMessage: (job) => render(job as RenderJob | FrameJob), onGarbage: onGone }),
  };
}
