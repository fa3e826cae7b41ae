import { limits, type VerificationDocument } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useToast } from '@counterpart/shell/sdk';
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useVerificationChanges } from './use-verification';
import { acceptedTypes, fileError, sizeText } from './verification-values';

const { documentsMax } = limits.verification;

const Documents = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--cp-space-8);
    padding-inline: var(--cp-space-12) var(--cp-space-4);
    border: 1px solid var(--cp-border);
    border-radius: var(--cp-radius-medium);
    overflow-wrap: anywhere;
  }
`;

const Wrong = styled.p`
  color: var(--cp-error);
  font-size: var(--cp-font-size-small);
`;

interface Props {
  readonly documents: readonly VerificationDocument[];
  readonly error: string | undefined;
}

/** The documents of the next request: added one by one, each stored at once. */
export function DocumentPicker({ documents, error }: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const { upload, remove } = useVerificationChanges();
  const showToast = useToast();

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after it was refused.
    const forget = () => void (currentTarget.value = '');
    const wrong = file && fileError(file);
    if (wrong) showToast({ title: 'Error adding document', description: wrong, tone: 'destructive' });
    else if (file) {
      setUploading(true);
      await upload(file);
      setUploading(false);
    }
    forget();
  };

  return (
    <Stack gap={8}>
      <Text id={`${id}-label`} weight="semibold">
        Documents
      </Text>
      <Text size="small" tone="muted">
        {`Your license or certificate as PDF, PNG or JPEG, 10 MB each, up to ${documentsMax}. Only you and our team can open them.`}
      </Text>
      {documents.length > 0 && (
        <Documents aria-labelledby={`${id}-label`}>
          {documents.map((document) => (
            <li key={document.id}>
              <span>
                {document.name}{' '}
                <Text as="span" size="small" tone="muted">
                  {sizeText(document.bytes)}
                </Text>
              </span>
              <IconButton icon="close" label={`Remove ${document.name}`} onClick={() => void remove(document.id)} />
            </li>
          ))}
        </Documents>
      )}
      <Inline gap={12}>
        <input ref={input} type="file" hidden accept={acceptedTypes} aria-label="Document" onChange={(event) => void choose(event)} />
        <Button
          variant="secondary"
          icon="upload"
          pending={uploading}
          pendingLabel="Adding..."
          disabled={documents.length >= documentsMax}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => input.current?.click()}
        >
          Add Document
        </Button>
      </Inline>
      {error && (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      )}
    </Stack>
  );
}
