import type { VerificationDocument } from '@counterpart/api/contract';
import type { PickedFile } from '@counterpart/design-system/file-picker';
import { useFileDraft, type LostFile } from '@counterpart/shell/sdk';
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
  /** Files that have to be chosen again. */
  readonly lostFiles: readonly LostFile[];
  /** Sends files one after the other. */
  upload(files: readonly File[]): void;
  /** Resolves when no file is being sent any more: true unless one of those was refused. Never rejects. */
  settled(): Promise<boolean>;
}

/** The upload of documents for the next request: each is stored as soon as it is picked. */
export function useDocumentUploads(documents: readonly VerificationDocument[]): DocumentUploads {
  const [sending, setSending] = useState<Sending>({ stored: 0, files: [] });
  const running = useRef<Promise<void>>(undefined);
  const { upload } = useVerificationChanges();
  const areStored = useRef(true);
  const uploadNext = async (file: File) => {
    const isStored = await upload(file);
    areStored.current &&= isStored;
    setSending((before) => ({ stored: before.stored + (isStored ? 1 : 0), files: before.files.slice(1) }));
  };
  const start = (files: readonly File[], sent: Promise<void>) => {
    running.current = sent;
    areStored.current = true;
    setSending({
      stored: documents.length,
      files: files.map(({ name, size }, index) => ({ id: `sending-${index}`, name, size, state: 'uploading' })),
    });
  };
  const [send, lostFiles] = useFileDraft('verification.documents', uploadNext, start);

  return {
    // A document that is listed already is not shown as being sent for another moment.
    files: sending.files.slice(Math.max(0, documents.length - sending.stored)),
    lostFiles,
    upload: (files) => void send(files),
    settled: async () => {
      await running.current;
      return areStored.current;
    },
  };
}
