import type { EditedGuide } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Select } from '@counterpart/design-system/select';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import type { Asked } from './guide-dialogs';
import { stateLabels } from './guide-values';
import type { EditorAct } from './use-guide-editor';

/** Choosing the other one asks first: to publish, or to withdraw. */
const statuses = (state: EditedGuide['state'] = 'draft') =>
  [
    { value: 'draft', label: stateLabels.draft },
    { value: 'published', label: stateLabels[state === 'draft' ? 'published' : state] },
  ] as const;

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
        <Select
          aria-label="Status"
          disabled={isPending}
          options={statuses(guide?.state)}
          value={guide?.published ? 'published' : 'draft'}
          onChange={(status) => onAsk(status === 'published' ? 'publish' : 'withdraw')}
        />
        {guide?.published && <Link href={`/compliance/${guide.content.slug}`}>View public page</Link>}
        {isDirty && (
          <Text as="span" size="small" tone="muted" role="status">
            You have unsaved changes.
          </Text>
        )}
      </Inline>
      <Inline gap={12}>
        {guide && !guide.wasPublic && (
          <Button variant="ghost" onClick={() => onAsk('delete')} disabled={isPending}>
            Delete
          </Button>
        )}
        <Button variant="secondary" pending={pending === 'save'} disabled={isPending} onClick={onSave}>
          Save Draft
        </Button>
        <Button disabled={isPending} onClick={() => onAsk('publish')}>
          Publish
        </Button>
      </Inline>
    </Inline>
  );
}
