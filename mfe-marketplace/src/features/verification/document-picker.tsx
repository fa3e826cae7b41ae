import { limits, type VerificationDocument } from '@counterpart/api/contract';
import { FilePicker, type PickedFile } from '@counterpart/design-system/file-picker';
import { useState, type ReactNode } from 'react';
import { useVerificationChanges } from './use-verification';
import { documentRefusals, documentTypes } from './verification-values';

const { documentBytes, documentsMax } = limits.verification;

interface Props {
  readonly documents: readonly VerificationDocument[];
  readonly error: string | undefined;
}

/** Files that are being sent, in order, and how many documents were stored before the first of them. */
interface Sending {
  readonly stored: number;
  readonly files: readonly PickedFile[];
}

const nothing: Sending = { stored: 0, files: [] };

/** The documents of the next request: each stored as soon as it is picked, one after the other. */
export function DocumentPicker({ documents, error }: Props): ReactNode {
  const [sending, setSending] = useState(nothing);
  const { upload, remove } = useVerificationChanges();

  const send = async (files: readonly File[]) => {
    const waiting = files.map((file, index) => ({ file, id: `sending-${index}` }));
    setSending({
      stored: documents.length,
      files: waiting.map(({ file: { name, size }, id }) => ({ id, name, size, state: 'uploading' })),
    });
    for (const { file, id } of waiting) {
      const isStored = await upload(file);
      setSending((before) => ({
        stored: before.stored + (isStored ? 1 : 0),
        files: before.files.filter((other) => other.id !== id),
      }));
    }
  };
  // A document that is listed already is not shown as being sent for another moment.
  const shown = sending.files.slice(Math.max(0, documents.length - sending.stored));

  return (
    <FilePicker
      label="Documents"
      accept={documentTypes}
      maxSize={documentBytes}
      maxFiles={documentsMax}
      refusalTexts={documentRefusals}
      chooseLabel="Add Document"
      pendingLabel={sending.files.length > 0 ? 'Adding...' : undefined}
      help={`Your license or certificate as PDF, PNG or JPEG, 10 MB each, up to ${documentsMax}. Only you and our team can open them.`}
      error={error}
      files={[...documents.map(({ id, name, bytes }) => ({ id: String(id), name, size: bytes })), ...shown]}
      onPick={(files) => void send(files)}
      onRemove={(id) => {
        const document = documents.find((known) => String(known.id) === id);
        if (document) void remove(document.id);
      }}
    />
  );
}
