import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { FieldError, FieldHelp } from '../../internal/field-notes';
import { visuallyHidden } from '../../internal/visually-hidden';
import { Icon } from '../icon/icon';
import { SpinnerRing } from '../spinner/spinner';
import { DropOverlay } from './drop-overlay';
import { PickedFileList, type PickedFile } from './picked-file-list';
import { useFileDrop } from './use-file-drop';
import { fileSizeText, sortFiles, type RefusalTexts } from './file-rules';

export type { PickedFile } from './picked-file-list';
export { fileSizeText, type RefusalTexts } from './file-rules';

export interface FilePickerProps {
  /** The label of what to upload, for example 'Profile picture' or 'Documents'. */
  readonly label: string;
  readonly hideLabel?: boolean;
  /** MIME types ('image/png', 'image/*') and endings ('.md'). The server checks the content as well. */
  readonly accept: readonly string[];
  /** The largest file in bytes. */
  readonly maxSize: number;
  /** Default 1. */
  readonly maxFiles?: number;
  /** Files picked so far, with their states; default none, for files shown elsewhere. */
  readonly files?: readonly PickedFile[];
  /**
   * Receives the files that pass kind, size and number; never none. With `maxFiles` 1 the new one takes the old one's
   * place.
   */
  readonly onPick: (files: File[]) => void;
  /** Receives the sentences for files that cannot be used, which stand below as well. */
  readonly onRefuse?: (sentences: readonly string[]) => void;
  /** Files that were chosen on the page before it was loaded anew: each is to be chosen again. */
  readonly lostFiles?: readonly { readonly name: string; readonly size: number }[];
  readonly onRemove?: (id: string) => void;
  /** Offers to try a failed file again. */
  readonly onRetry?: (id: string) => void;
  /** Allowed files in words: 'PNG, JPEG or WebP, up to 5 MB'. */
  readonly help?: ReactNode;
  /** Error from the form or the server. */
  readonly error?: string | null | undefined;
  /** The product's own sentences in place of the general ones. */
  readonly refusalTexts?: RefusalTexts;
  /** `area` is a place to drop files on; `button` is one line, for a form or a composer. Default `area`. */
  readonly look?: 'area' | 'button';
  /** The words that can be pressed. Default 'Choose a File', or 'Choose Files'. */
  readonly chooseLabel?: string;
  /** Text while a picked file is being sent, for example 'Saving...'; nothing can be picked then. */
  readonly pendingLabel?: string | undefined;
  readonly disabled?: boolean;
  /** Beside the button of the `button` look: what takes away what is there. */
  readonly action?: ReactNode;
  /**
   * A positioned element around the picker that takes files as well: dropped anywhere on it, where it shows that they
   * can be, and pasted into its fields.
   */
  readonly dropTarget?: RefObject<HTMLElement | null>;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
`;

const Label = styled.span<{ $hidden: boolean }>`
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-semibold);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Target = styled.label<{ $area: boolean; $over: boolean; $invalid: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--cp-space-8);
  min-height: var(--cp-size-control);
  border: 1px ${({ $area }) => ($area ? 'dashed' : 'solid')}
    ${({ $invalid }) => ($invalid ? 'var(--cp-error)' : 'var(--cp-border-control)')};
  border-radius: var(--cp-radius-medium);
  background: ${({ $over }) => ($over ? 'var(--cp-primary-bg)' : 'var(--cp-bg)')};
  color: var(--cp-text);
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--cp-motion-fast) var(--cp-motion-ease),
    border-color var(--cp-motion-fast) var(--cp-motion-ease);
  ${({ $area }) => ($area ? 'flex-wrap: wrap; padding: var(--cp-space-24) var(--cp-space-16);' : 'align-self: flex-start; padding: 0 var(--cp-space-16);')}
  ${({ $over }) => $over && 'border-color: var(--cp-primary);'}

  > svg {
    color: var(--cp-primary);
  }

  &:hover {
    border-color: var(--cp-primary);
  }

  &:has(input:focus-visible) {
    outline: 2px solid var(--cp-primary);
    outline-offset: 2px;
  }

  &:has(input:disabled) {
    border-color: var(--cp-border);
    background: var(--cp-bg-subtle);
    color: var(--cp-disabled);
    cursor: not-allowed;

    > svg,
    > span {
      color: inherit;
    }
  }
`;

const Input = styled.input`
  ${visuallyHidden}
`;

const Choose = styled.span`
  color: var(--cp-primary);
  font-weight: var(--cp-weight-semibold);
`;

/**
 * Files from this machine: pressed, by keyboard, or dropped. Refuses unusable files immediately, with one error message
 * each.
 */
export function FilePicker({
  label,
  hideLabel = false,
  accept,
  maxSize,
  maxFiles = 1,
  files = [],
  lostFiles = [],
  onPick,
  onRefuse,
  onRemove,
  onRetry,
  help,
  error,
  refusalTexts = {},
  look = 'area',
  chooseLabel = maxFiles > 1 ? 'Choose Files' : 'Choose a File',
  pendingLabel,
  disabled = false,
  action,
  dropTarget,
}: FilePickerProps): ReactNode {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const full = maxFiles > 1 && files.length >= maxFiles;
  const blocked = disabled || full || pendingLabel !== undefined;
  const lost = lostFiles.map(({ name, size }) => `Please choose ${name} (${fileSizeText(size)}) again.`);
  const wrong = [...(error ? [error] : []), ...lost, ...refusals];

  const take = (picked: FileList | null) => {
    if (!picked || picked.length === 0) return;
    // The field cannot be pressed then; dropping and pasting need the reason.
    if (full) setRefusals([refusalTexts.count ?? `There is room for ${maxFiles} files. Remove one to add another.`]);
    if (blocked) return;
    const room = maxFiles === 1 ? 1 : maxFiles - files.length;
    const { taken, refusals: sentences } = sortFiles([...picked], { accept, maxSize, room }, refusalTexts);
    setRefusals(sentences);
    if (sentences.length > 0) onRefuse?.(sentences);
    if (taken.length > 0) onPick(taken);
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // The same file can be picked again after it was taken away or mended.
    event.target.value = '';
  };

  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !blocked);
  };

  const onDrop = (event: DragEvent) => {
    onDrag(event);
    take(event.dataTransfer.files);
  };

  const isOverTarget = useFileDrop(dropTarget, take);

  const describedBy =
    [wrong.length > 0 ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  const target = (
    <Target
      $area={look === 'area'}
      $over={over}
      $invalid={wrong.length > 0}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      <Input
        type="file"
        id={id}
        accept={accept.join(',')}
        multiple={maxFiles > 1}
        disabled={blocked}
        aria-labelledby={`${id}-label ${id}-choose`}
        aria-describedby={describedBy}
        aria-invalid={wrong.length > 0 || undefined}
        onChange={onChange}
      />
      {pendingLabel === undefined ? <Icon name="upload" size={20} /> : <SpinnerRing />}
      <Choose id={`${id}-choose`}>
        {pendingLabel ?? (full ? `${files.length} of ${maxFiles} files chosen` : chooseLabel)}
      </Choose>
      {look === 'area' && !blocked && <span aria-hidden="true">{`or drop ${maxFiles > 1 ? 'them' : 'it'} here`}</span>}
    </Target>
  );
  return (
    <Root>
      <Label id={`${id}-label`} $hidden={hideLabel}>
        {label}
      </Label>
      {action ? (
        <Line>
          {target}
          {action}
        </Line>
      ) : (
        target
      )}
      {wrong.length > 0 && <FieldError id={`${id}-error`}>{wrong.join(' ')}</FieldError>}
      {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
      <DropOverlay
        target={isOverTarget}
        label={full ? `${files.length} of ${maxFiles} files chosen` : 'Drop files here'}
      />
      <PickedFileList files={files} label={label} onRemove={onRemove} onRetry={onRetry} disabled={disabled} />
    </Root>
  );
}
