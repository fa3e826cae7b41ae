import type { EditedGuide } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import type { Asked } from './guide-dialogs';
import { stateLabels } from './guide-values';
import type { EditorAct } from './use-guide-editor';

/** State of a guide and the actions on it. */
export function GuideActions({
  guide,
  isDirty,
  pending,
  onSave,
  onAsk,
}: {
  readonly guide: EditedGuide | undefined;
  readonly isDirty: boolean;
  readonly pending: EditorAct['kind'] | null;
  readonly onSave: () => void;
  /** Told what takes a question first. */
  readonly onAsk: (what: Asked) => void;
}): ReactNode {
  const isPending = pending !== null;
  return (
    <Inline gap={12} justify="between">
      <Inline gap={12}>
        <Badge tone={guide?.published ? 'success' : 'neutral'}>{stateLabels[guide?.state ?? 'draft']}</Badge>
        {guide?.published && <Link href={`/compliance/${guide.content.slug}`}>View public page</Link>}
        {isDirty && (
          <Text as="span" size="small" tone="muted" role="status">
            You have unsaved changes.
          </Text>
        )}
      </Inline>
      <Inline gap={12}>
        {guide?.published && (
          <Button variant="ghost" onClick={() => onAsk('withdraw')} disabled={isPending}>
            Withdraw
          </Button>
        )}
        {guide && !guide.wasPublic && (
          <Button variant="ghost" onClick={() => onAsk('delete')} disabled={isPending}>
            Delete
          </Button>
        )}
        <Button variant="secondary" pending={pending === 'save'} disabled={isPending} onClick={onSave}>
          Save draft
        </Button>
        <Button disabled={isPending} onClick={() => onAsk('publish')}>
          Publish
        </Button>
      </Inline>
    </Inline>
  );
}
