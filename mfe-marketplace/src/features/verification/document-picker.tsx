import { verificationLimits, type VerificationDocument } from '@counterpart/api/contract';
import { FilePicker } from '@counterpart/design-system/file-picker';
import type { ReactNode } from 'react';
import type { DocumentUploads } from './use-document-uploads';
import { useVerificationChanges } from './use-verification';
import { documentRefusals, documentTypes } from './verification-values';

const { documentBytes, documentsMax } = verificationLimits;

interface Props {
  readonly documents: readonly VerificationDocument[];
  readonly uploads: DocumentUploads;
  readonly error: string | undefined;
}

/** The documents of the next request: each stored as soon as it is picked, one after the other. */
export function DocumentPicker({ documents, uploads, error }: Props): ReactNode {
  const { remove } = useVerificationChanges();

  return (
    <FilePicker
      label="Documents"
      accept={documentTypes}
      maxSize={documentBytes}
      maxFiles={documentsMax}
      refusalTexts={documentRefusals}
      chooseLabel="Add Document"
      pendingLabel={uploads.files.length > 0 ? 'Adding...' : undefined}
      help={`Your license or certificate as PDF, PNG or JPEG, 10 MB each, up to ${documentsMax}. Only you and our team can open them.`}
      error={error}
      files={[...documents.map(({ id, name, bytes }) => ({ id: String(id), name, size: bytes })), ...uploads.files]}
      lostFiles={uploads.lostFiles}
      onPick={(files) => uploads.upload(files)}
      onRemove={(id) => {
        const document = documents.find((known) => String(known.id) === id);
        if (document) void remove(document.id);
      }}
    />
  );
}
