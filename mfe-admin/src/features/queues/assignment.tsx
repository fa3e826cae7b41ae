import { fullName, type QueueItem, type QueueName } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { Select } from '@counterpart/design-system/select';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { Triage } from './use-triage';

/** Field that assigns an item. */
export function Assignment({
  queue,
  item,
  triage,
}: {
  readonly queue: QueueName;
  readonly item: QueueItem;
  readonly triage: Triage;
}): ReactNode {
  const { data } = useApi('/api/admin/queue-assignees');
  const assign = (value: string) => {
    const assigneeId = value === 'nobody' ? null : Number(value);
    void triage.run(
      (api) =>
        api.send('put', '/api/admin/queues/{queue}/{id}/assignment', {
          path: { queue, id: item.id },
          body: { assigneeId, seen: item.assignee?.id ?? null },
        }),
      assigneeId === null ? 'Assigned to no one' : 'Assigned',
    );
  };
  const people = data ?? (item.assignee ? [item.assignee] : []);
  return (
    <Field label="Assigned to">
      <Select
        size="small"
        disabled={triage.pending}
        value={item.assignee ? String(item.assignee.id) : 'nobody'}
        options={[
          { value: 'nobody', label: 'No one' },
          ...people.map((person) => ({ value: String(person.id), label: fullName(person) })),
        ]}
        onChange={assign}
      />
    </Field>
  );
}
