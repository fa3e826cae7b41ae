import type { ReactNode } from 'react';
import styled from 'styled-components';
import { truncate } from '../../internal/styles';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { SpinnerRing } from '../spinner/spinner';
import { fileSizeText } from './file-rules';

/** A file that was picked, on its way or there. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** `uploading` shows how far it is; default `ready`. */
  readonly state?: 'ready' | 'uploading' | 'failed';
  /** 0 to 100 while uploading; left out, a ring turns. */
  readonly percent?: number;
  /** Failure in one sentence. */
  readonly error?: string | null;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

const Row = styled.li<{ $failed: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
  min-height: var(--cp-size-control-large);
  padding: var(--cp-space-4) var(--cp-space-8) var(--cp-space-4) var(--cp-space-12);
  border: 1px solid ${({ $failed }) => ($failed ? 'var(--cp-error)' : 'var(--cp-border)')};
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);

  > svg {
    color: ${({ $failed }) => ($failed ? 'var(--cp-error)' : 'var(--cp-text-3)')};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.p`
  ${truncate}
  font-weight: var(--cp-weight-medium);
`;

const Note = styled.p<{ $failed: boolean }>`
  color: ${({ $failed }) => ($failed ? 'var(--cp-error)' : 'var(--cp-text-3)')};
  font-size: var(--cp-font-size-small);
`;

function note({ state = 'ready', size, percent, error }: PickedFile): string {
  if (state === 'failed') return error ?? 'Could not be uploaded.';
  const text = fileSizeText(size);
  if (state === 'ready') return text;
  return percent === undefined ? `${text}, uploading...` : `${text}, ${Math.round(percent)}% uploaded`;
}

interface PickedFileListProps {
  readonly files: readonly PickedFile[];
  readonly label: string;
  readonly onRemove: ((id: string) => void) | undefined;
  readonly onRetry: ((id: string) => void) | undefined;
  readonly disabled: boolean;
}

/** The files that were picked, each with its size, how far it is, and a control that takes it away. */
export function PickedFileList({ files, label, onRemove, onRetry, disabled }: PickedFileListProps): ReactNode {
  if (files.length === 0) return null;
  return (
    <List aria-label={label}>
      {files.map((file) => (
        <Row key={file.id} $failed={file.state === 'failed'} aria-busy={file.state === 'uploading' || undefined}>
          {file.state === 'uploading' ? (
            <SpinnerRing />
          ) : (
            <Icon name={file.state === 'failed' ? 'error-circle' : 'document'} size={20} />
          )}
          <Words>
            <Name title={file.name}>{file.name}</Name>
            <Note $failed={file.state === 'failed'} role={file.state === 'failed' ? 'alert' : undefined}>
              {note(file)}
            </Note>
          </Words>
          {file.state === 'failed' && onRetry && (
            <IconButton
              size="small"
              icon="refresh"
              label={`Try ${file.name} again`}
              disabled={disabled}
              onClick={() => onRetry(file.id)}
            />
          )}
          {onRemove && (
            <IconButton
              size="small"
              icon="close"
              label={`Remove ${file.name}`}
              disabled={disabled}
              onClick={() => onRemove(file.id)}
            />
          )}
        </Row>
      ))}
    </List>
  );
}
