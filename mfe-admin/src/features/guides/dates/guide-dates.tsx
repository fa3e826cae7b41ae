import { calendarDayText, type EditedGuideDate } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { lazyPart, Loaded, today, useAct, useApi } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { nextDays } from './date-values';

const DateDialog = lazyPart(async () => (await import('./date-dialog')).DateDialog, {
  name: 'the date',
  loading: null,
  failure: 'dialog',
});

/** Subject of the open dialog: a date to change or to remove, or a new one. */
type Asked = { readonly kind: 'edit' | 'remove'; readonly date: EditedGuideDate } | { readonly kind: 'new' };

/** The dates of a guide: what they are and when they fall next. */
export function GuideDates({ guideId }: { readonly guideId: number }): ReactNode {
  const dates = useApi('/api/admin/guides/{id}/dates', { path: { id: guideId } });
  const [asked, setAsked] = useState<Asked | null>(null);
  const { pending, run } = useAct();
  const refresh = () => dates.mutate();
  const remove = async ({ id, revision, content }: EditedGuideDate) => {
    const call = { path: { id: guideId, dateId: id }, query: { revision } };
    await run((api) => api.send('delete', '/api/admin/guides/{id}/dates/{dateId}', call), {
      done: () => ({ title: 'Date removed', description: content.label }),
      failed: 'Failed to remove the date',
      after: refresh,
    });
    setAsked(null);
  };
  return (
    <Stack gap={16} as="section" aria-label="Dates">
      <Inline gap={12} justify="between">
        <Text tone="muted">The compliance calendar shows these. Changes are public as soon as they are saved.</Text>
        <Button size="small" icon="plus" onClick={() => setAsked({ kind: 'new' })}>
          New Date
        </Button>
      </Inline>
      <Loaded of={dates} name="the dates">
        {(items) =>
          items.length === 0 ? (
            <EmptyState headingLevel={3} illustration={null} title="No dates yet" />
          ) : (
            items.map((date) => (
              <DateCard
                key={date.id}
                date={date}
                onEdit={() => setAsked({ kind: 'edit', date })}
                onRemove={() => setAsked({ kind: 'remove', date })}
              />
            ))
          )
        }
      </Loaded>
      {asked && asked.kind !== 'remove' && (
        <DateDialog
          guideId={guideId}
          // Its newest revision, after someone else has saved it: what was typed is then saved over theirs.
          date={asked.kind === 'edit' ? (dates.data?.find(({ id }) => id === asked.date.id) ?? asked.date) : undefined}
          onClose={() => setAsked(null)}
          onSaved={refresh}
        />
      )}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          title="Remove date"
          description={`“${asked.date.content.label}” leaves every calendar, saved ones and their reminders too.`}
          confirmLabel="Remove Date"
          pending={pending}
          onConfirm={() => void remove(asked.date)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

interface DateCardProps {
  readonly date: EditedGuideDate;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function DateCard({ date: { content, isBundled }, onEdit, onRemove }: DateCardProps): ReactNode {
  const { label, onlyIf, sourceTitle, sourceUrl, checkedOn } = content;
  return (
    <Card padding="small">
      <Inline gap={12} justify="between" align="start">
        <Stack gap={4}>
          <Heading level={3} size="body">
            {label}
          </Heading>
          {onlyIf && <Text size="small">{`Only if ${onlyIf}`}</Text>}
          <Text size="small">{nextDays(content, today())}</Text>
          <Text size="small" tone="muted">
            <Link href={sourceUrl} target="_blank">
              {sourceTitle}
            </Link>
            <span>{`, checked on ${calendarDayText(checkedOn)}`}</span>
          </Text>
          {isBundled && (
            <Text size="small" tone="muted">
              Came with the product: a new version may correct it.
            </Text>
          )}
        </Stack>
        <Inline gap={4}>
          <IconButton icon="trash" label={`Remove: ${label}`} onClick={onRemove} />
          <Button variant="secondary" size="small" aria-label={`Edit: ${label}`} onClick={onEdit}>
            Edit
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}
