import type { Engagement } from '@counterpart/api/contract';
import type { PickedFile } from '@counterpart/design-system/file-picker';
import { errorSentence, newUuid, useHost } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadFile, type Upload } from '../../../upload-file';
import { useReloadWork } from '../../../work/use-work';

/** Endings of the files that can be uploaded; the server looks at what is in them. */
export const acceptedFiles = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.docx', '.xlsx', '.txt', '.csv'];

interface Picked extends PickedFile {
  readonly file: File;
}

/** Files on their way to an item. Each goes by itself; one that failed stays until it is retried or removed. */
export function useUploads(itemId: number) {
  const { api } = useHost();
  const reload = useReloadWork();
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const uploads = useRef(new Map<string, Upload<Engagement>>());
  const change = (id: string, values: Partial<Picked>) =>
    setPicked((known) => known.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const drop = (id: string) => setPicked((known) => known.filter((one) => one.id !== id));

  async function start(id: string, file: File): Promise<void> {
    const upload = uploadFile<Engagement>(api, `/api/engagement-items/${itemId}/files`, file, (percent) =>
      change(id, { percent }),
    );
    uploads.current.set(id, upload);
    try {
      await upload.done;
      await reload().catch(() => undefined);
      drop(id);
    } catch (error) {
      change(id, { state: 'failed', error: errorSentence(error) });
    }
  }

  const cancelAll = useEffectEvent(() => uploads.current.forEach(({ cancel }) => cancel()));
  useEffect(() => () => cancelAll(), []);

  return {
    files: picked satisfies readonly PickedFile[],
    pick: (files: readonly File[]) => {
      const added = files.map((file): Picked => {
        const { name, size } = file;
        return { id: newUuid(), name, size, state: 'uploading', percent: 0, file };
      });
      setPicked((known) => [...known, ...added]);
      for (const { id, file } of added) void start(id, file);
    },
    remove: (id: string) => {
      uploads.current.get(id)?.cancel();
      drop(id);
    },
    retry: (id: string) => {
      const found = picked.find((one) => one.id === id);
      if (!found) return;
      change(id, { state: 'uploading', percent: 0, error: null });
      void start(id, found.file);
    },
  };
}
