import type { Engagement } from '@counterpart/api/contract';
import type { PickedFile } from '@counterpart/design-system/file-picker';
import { errorSentence, newUuid, useDraft, useHost, type LostFile } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { uploadFile, type Upload } from '../../../upload-file';
import { useReloadWork } from '../../../work/use-work';

/** Endings of the files that can be uploaded; the server looks at what is in them. */
export const acceptedFiles = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.docx', '.xlsx', '.txt', '.csv'];

interface Picked extends PickedFile {
  readonly itemId: number;
  readonly file: File;
}

/** Files on their way to one document. */
export interface ItemUploads {
  readonly files: readonly PickedFile[];
  /** Files that the page lost when it was loaded anew. */
  readonly lostFiles: readonly LostFile[];
  readonly pick: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/**
 * Files on their way to the documents of a piece of work. Each goes by itself; one that failed stays until it is
 * retried or removed, and all that are not there yet go again after signing in again.
 */
export function useUploads(workId: number) {
  const { api } = useHost();
  const reload = useReloadWork();
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const uploads = useRef(new Map<string, Upload<Engagement>>());
  const change = (id: string, values: Partial<Picked>) =>
    setPicked((known) => known.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const drop = (id: string) => setPicked((known) => known.filter((one) => one.id !== id));

  async function start({ id, itemId, file }: Picked): Promise<void> {
    const path = `/api/engagement-items/${itemId}/files` as const;
    const upload = uploadFile<Engagement>(api, path, file, (percent) => change(id, { percent }));
    uploads.current.set(id, upload);
    const failure = await upload.done.then(() => null, errorSentence);
    if (failure !== null) change(id, { state: 'failed', error: failure });
    // The host notices by it when the session has ended.
    await reload().catch(() => undefined);
    if (failure === null) drop(id);
  }

  const pick = (itemId: number, files: readonly File[]) => {
    const added = files.map((file): Picked => {
      const { name, size } = file;
      return { id: newUuid(), itemId, name, size, state: 'uploading', percent: 0, file };
    });
    setPicked((known) => [...known, ...added]);
    for (const one of added) void start(one);
  };

  const [lost, forgetLost] = useHeldFiles(workId, picked, pick);
  const cancelAll = useEffectEvent(() => uploads.current.forEach(({ cancel }) => cancel()));
  useEffect(() => () => cancelAll(), []);

  return {
    unfinished: picked.length > 0,
    of: (itemId: number): ItemUploads => ({
      files: picked.filter((one) => one.itemId === itemId),
      lostFiles: lost.filter((one) => one.itemId === itemId),
      pick: (files) => {
        forgetLost(itemId);
        pick(itemId, files);
      },
      remove: (id) => {
        uploads.current.get(id)?.cancel();
        drop(id);
      },
      retry: (id) => {
        const found = picked.find((one) => one.id === id);
        if (!found) return;
        change(id, { state: 'uploading', percent: 0, error: null });
        void start(found);
      },
    }),
  };
}

/**
 * Holds the files that are not there yet while their person signs in, and picks them again afterwards.
 * @returns those that the page lost when it was loaded anew, and how to forget those of a document
 */
function useHeldFiles(
  workId: number,
  picked: readonly Picked[],
  pick: (itemId: number, files: readonly File[]) => void,
) {
  const draft = useDraft(`work-files.${workId}`);
  const [lost, setLost] = useState<readonly (LostFile & { readonly itemId: number })[]>([]);
  const restore = useEffectEvent(() =>
    draft.restore(
      ({ values, lostFiles }) => {
        const stored = values['files'] as readonly Partial<Picked>[];
        for (const { itemId, file } of stored) if (itemId && file) pick(itemId, [file]);
        const without = stored.filter(({ file }) => !file);
        setLost(lostFiles.flatMap((file, index) => ({ ...file, itemId: without[index]?.itemId ?? 0 })));
      },
      { files: [] },
    ),
  );
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    if (picked.length === 0) draft.forget();
    else draft.write({ files: picked.map(({ itemId, file }) => ({ itemId, file })) });
  }, [draft, picked]);
  const forget = (itemId: number) => setLost((known) => known.filter((one) => one.itemId !== itemId));
  return [lost, forget] as const;
}
