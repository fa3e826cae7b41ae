import type { GuideContent } from '@counterpart/api/contract';
import { Dialog } from '@counterpart/design-system/dialog';
import { TextDifferences } from '@counterpart/design-system/text-differences';
import type { ReactNode } from 'react';
import { compareContents } from './compare-contents';

/** Differences of two contents, field by field. */
export function DifferencesDialog({
  title,
  before,
  after,
  footer,
  onClose,
}: {
  readonly title: string;
  readonly before: GuideContent;
  readonly after: GuideContent;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog onClose={onClose} title={title} size="large" footer={footer}>
      <TextDifferences fields={compareContents(before, after)} />
    </Dialog>
  );
}
