import type { VerificationDocument } from '@counterpart/api/contract';
import type { PickedFile } from '@counterpart/design-system/file-picker';
import { useRef, useState } from 'react';
import { useVerificationChanges } from './use-verification';

/** Files that are being sent, in order, and how many documents were stored before the first of them. */
interface Sending {
  readonly stored: number;
  readonly files: readonly PickedFile[];
}

export interface DocumentUploads {
  /** Files that are being sent and not listed among the documents yet. */
  readonly files: readonly PickedFile[];
  /** Sends files one after the other. */
  upload(files: readonly File[]): void;
  /** Resolves when no file is being sent any more: true unless one of those was refused. Never rejects. */
  settled(): Promise<boolean>;
}

/** The upload of documents for the next request: each is stored as soon as it is picked. */
export function useDocumentUploads(documents: readonly VerificationDocument[]): DocumentUploads {
  const [sending, setSending] = useState<Sending>({ stored: 0, files: [] });
  const running = useRef<Promise<boolean>>(undefined);
  const { upload } = useVerificationChanges();

  async function send(files: readonly File[]): Promise<boolean> {
    let areStored = true;
    const waiting = files.map((file, index) => ({ file, id: `sending-${index}` }));
    setSending({
      stored: documents.length,
      files: waiting.map(({ file: { name, size }, id }) => ({ id, name, size, state: 'uploading' })),
    });
    for (const { file, id } of waiting) {
      const isStored = await upload(file);
      areStored &&= isStored;
      setSending((before) => ({
        stored: before.stored + (isStored ? 1 : 0),
        files: before.files.filter((other) => other.id !== id),
      }));
    }
    running.current = undefined;
    return areStored;
  }

  return {
    // A document that is listed already is not shown as being sent for another moment.
    files: sending.files.slice(Math.max(0, documents.length - sending.stored)),
    upload: (files) => {
      running.current = send(files);
    },
    settled: async () => (await running.current) ?? true,
  };
}
