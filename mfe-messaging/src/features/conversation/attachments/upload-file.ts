import type { Attachment } from '@counterpart/api/contract';
import type { ApiClient } from '@counterpart/shell/sdk';

/** An upload under way. */
export interface Upload {
  /** Rejects with an Error whose message is one sentence. */
  readonly done: Promise<Attachment>;
  readonly cancel: () => void;
}

const unreachable = 'The connection was lost. Try again.';

/**
 * Uploads a file for the next message to a person. Not through the host's client: `fetch` does not report how much of a
 * body has been sent.
 * @param onProgress receives 0 to 100
 */
export function uploadFile(
  api: ApiClient,
  otherUserId: number,
  file: File,
  onProgress: (percent: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<Attachment>((resolve, reject) => {
    request.open('POST', `/api/conversations/${otherUserId}/attachments`);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(api.pageHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as Attachment);
      else reject(new Error(sentenceOf(request)));
    });
    request.addEventListener('error', () => reject(new Error(unreachable)));
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

/** The API's errors are one sentence as text. */
function sentenceOf(request: XMLHttpRequest): string {
  const isSentence = request.getResponseHeader('content-type')?.startsWith('text/plain') ?? false;
  return (isSentence && request.responseText.trim()) || 'This file could not be uploaded.';
}
