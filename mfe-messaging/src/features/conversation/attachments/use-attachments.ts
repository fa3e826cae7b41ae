import { attachmentLimits, type Attachment } from '@counterpart/api/contract';
import type { PickedFile } from '@counterpart/design-system/file-picker';
import { errorSentence, newUuid, useHost } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadFile, type Upload } from '../../../upload-file';

interface Picked extends PickedFile {
  readonly file: File;
  /** Once it is uploaded. */
  readonly attachment: Attachment | null;
}

export interface Attachments {
  readonly files: readonly PickedFile[];
  /** All of them are uploaded, and there is one. */
  readonly ready: boolean;
  /** One is on its way or has failed: the message waits for it. */
  readonly unfinished: boolean;
  readonly pick: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** The uploaded files, which leave the composer with the message. */
  readonly take: () => readonly Attachment[];
}

/** Files for the next message to a person: each is uploaded when it is picked. */
export function useAttachments(otherUserId: number): Attachments {
  const { api } = useHost();
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const uploads = useRef(new Map<string, Upload<Attachment>>());
  const change = (id: string, values: Partial<Picked>) =>
    setPicked((known) => known.map((one) => (one.id === id ? { ...one, ...values } : one)));

  function start(id: string, file: File): void {
    const upload = uploadFile<Attachment>(api, `/api/conversations/${otherUserId}/attachments`, file, (percent) =>
      change(id, { percent }),
    );
    uploads.current.set(id, upload);
    upload.done.then(
      (attachment) => change(id, { state: 'ready', attachment, size: attachment.bytes }),
      (error: unknown) => change(id, { state: 'failed', error: errorSentence(error) }),
    );
  }

  const cancelAll = useEffectEvent(() => uploads.current.forEach(({ cancel }) => cancel()));
  useEffect(() => () => cancelAll(), []);

  return {
    files: picked,
    ready: picked.length > 0 && picked.every(({ attachment }) => attachment !== null),
    unfinished: picked.some(({ attachment }) => attachment === null),
    pick: (files) => {
      const added = files.slice(0, attachmentLimits.perMessage - picked.length).map((file): Picked => ({
        id: newUuid(),
        name: file.name,
        size: file.size,
        state: 'uploading',
        percent: 0,
        file,
        attachment: null,
      }));
      setPicked((known) => [...known, ...added]);
      added.forEach(({ id, file }) => start(id, file));
    },
    remove: (id) => {
      uploads.current.get(id)?.cancel();
      const attachment = picked.find((one) => one.id === id)?.attachment;
      setPicked((known) => known.filter((one) => one.id !== id));
      // What stays on the server is removed within a day.
      if (attachment)
        api.send('delete', '/api/attachments/{id}', { path: { id: attachment.id } }).catch(() => undefined);
    },
    retry: (id) => {
      const found = picked.find((one) => one.id === id);
      if (!found) return;
      change(id, { state: 'uploading', percent: 0, error: null });
      start(id, found.file);
    },
    take: () => {
      setPicked([]);
      return picked.map(({ attachment }) => attachment).filter((attachment) => attachment !== null);
    },
  };
}
