import type { EngagementFile } from '@counterpart/api/contract';
import { fileSizeText } from '@counterpart/design-system/file-picker';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { Icon } from '@counterpart/design-system/icon';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useWorkAct } from '../../../work/use-work';

const List = styled.ul`
  display: grid;
  gap: var(--cp-space-4);
`;

const File = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--cp-space-8);
  align-items: center;
  min-height: var(--cp-size-control-small);

  > svg {
    color: var(--cp-text-3);
  }
`;

interface Props {
  readonly files: readonly EngagementFile[];
  readonly mayRemove: (file: EngagementFile) => boolean;
}

/** Files of one item; their uploader may take them away until they are checked off. */
export function ItemFiles({ files, mayRemove }: Props): ReactNode {
  const dateText = useDateText();
  const [removed, setRemoved] = useState<EngagementFile | null>(null);
  const { runShown, pending } = useWorkAct();
  if (files.length === 0) return null;
  const remove = async ({ id }: EngagementFile) => {
    await runShown((api) => api.send('delete', '/api/engagement-files/{id}', { path: { id } }), 'File removed');
    setRemoved(null);
  };
  return (
    <List aria-label="Files">
      {files.map((file) => (
        <File key={file.id}>
          <Icon name="document" size={20} />
          <div>
            <Link href={file.url} download={file.name}>
              {file.name}
            </Link>
            <Text as="span" size="small" tone="subtle">
              {` ${fileSizeText(file.bytes)}, ${dateText(file.createdAt, 'day')}`}
            </Text>
          </div>
          {mayRemove(file) && (
            <IconButton size="small" icon="trash" label={`Remove ${file.name}`} onClick={() => setRemoved(file)} />
          )}
        </File>
      ))}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          description="It is deleted for both of you."
          confirmLabel="Remove File"
          pending={pending}
          onConfirm={() => void remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </List>
  );
}
