import type { ApiClient } from '@counterpart/shell/sdk';

/** An upload under way. */
export interface Upload<Stored> {
  /** Rejects with an Error whose message is one sentence. */
  readonly done: Promise<Stored>;
  readonly cancel: () => void;
}

const unreachable = 'The connection was lost. Try again.';

/**
 * Uploads a file to a path of the API. Not through the host's client: `fetch` does not report how much of a body has
 * been sent.
 * @param onProgress receives 0 to 100
 */
export function uploadFile<Stored>(
  api: ApiClient,
  path: `/api/${string}`,
  file: File,
  onProgress: (percent: number) => void,
): Upload<Stored> {
  const request = new XMLHttpRequest();
  const done = new Promise<Stored>((resolve, reject) => {
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(api.pageHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as Stored);
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
