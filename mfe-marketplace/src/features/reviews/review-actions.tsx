import type { Review } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import type { IconName } from '@counterpart/design-system/icon';
import { Inline } from '@counterpart/design-system/layout';
import { lazyPart } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ChangeableReview } from './use-review-changes';
import type { ReviewAction } from './review-dialog-props';

const ReviewDialog = lazyPart(async () => (await import('./review-dialog')).ReviewDialog, {
  name: 'this form',
  loading: null,
  failure: 'dialog',
});

/** The first button's words stand where the review's words begin. */
const Row = styled(Inline)`
  margin-inline-start: calc(-1 * var(--cp-space-12));
`;

/** Seldom wanted, and below every review: quiet, at the line's end. */
const Report = styled(Button)`
  margin-inline-start: auto;
  color: var(--cp-text-2);
`;

interface Props {
  readonly review: ChangeableReview;
  readonly permissions: Review['permissions'];
  /** Professional the review is about. */
  readonly professional: { readonly id: number; readonly firstName: string };
}

/** The buttons below a review, as far as the server says that this person may. */
export function ReviewActions({ review, permissions, professional }: Props): ReactNode {
  const [action, setAction] = useState<ReviewAction | null>(null);
  // The dialog stays while it closes, and what was typed with it.
  const [opened, setOpened] = useState<ReviewAction | null>(null);
  const actions: readonly (readonly [allowed: boolean, action: ReviewAction, icon: IconName, label: string])[] = [
    [permissions.edit, 'edit', 'edit', 'Edit'],
    [permissions.edit, 'delete', 'trash', 'Delete'],
    [permissions.reply, 'reply', 'message', review.reply === null ? 'Reply' : 'Edit Reply'],
    [permissions.report, 'report', 'alert-triangle', 'Report'],
  ];
  const allowed = actions.filter(([may]) => may);
  if (allowed.length === 0) return null;

  return (
    <Row gap={4}>
      {allowed.map(([, name, icon, label]) => {
        const Action = name === 'report' ? Report : Button;
        return (
          <Action
            key={name}
            variant="ghost"
            size="small"
            icon={icon}
            aria-haspopup="dialog"
            onClick={() => {
              setAction(name);
              setOpened(name);
            }}
          >
            {label}
          </Action>
        );
      })}
      {opened && (
        <ReviewDialog
          key={opened}
          action={opened}
          open={action === opened}
          onClose={() => setAction(null)}
          review={review}
          professional={professional}
        />
      )}
    </Row>
  );
}
