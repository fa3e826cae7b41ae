import { fullName, auditActions, type AdminUser } from '@counterpart/api/contract';
import { Drawer } from '@counterpart/design-system/drawer';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { logPicture } from '@counterpart/design-system/pictures/log';
import { SkeletonText } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Recent actions of a user and changes to their account, from the audit log. */
export function ActivityDrawer({ user, onClose }: Props): ReactNode {
  const activity = useApi('/api/admin/audit', { query: { person: user.id } });
  const dateText = useDateText();
  return (
    <Drawer onClose={onClose} title={`Activity of ${fullName(user)}`}>
      <Loaded of={activity} name="the activity" compact headingLevel={3} skeleton={<SkeletonText lines={8} />}>
        {(data) => (
          <Stack gap={16}>
            {data.entries.length === 0 && (
              <EmptyState compact headingLevel={3} illustration={logPicture} title="Nothing recorded yet" />
            )}
            <Stack as="ul" gap={12}>
              {data.entries.map(({ id, action, createdAt, actor, ip }) => (
                <Stack as="li" gap={2} key={id}>
                  <Text weight="medium">
                    {action in auditActions ? auditActions[action as keyof typeof auditActions] : action}
                  </Text>
                  <Text size="small" tone="muted">
                    {[dateText(createdAt, 'second'), actor && actor.id !== user.id && `by ${actor.name}`, ip]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Stack>
              ))}
            </Stack>
            <Link href={`/admin/audit?person=${user.id}`}>Show all in the audit log</Link>
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
