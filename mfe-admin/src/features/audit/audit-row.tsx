import { auditActions, type AuditRecord } from '@counterpart/api/contract';
import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { spacedWords } from '../../frame/spaced-words';
import { ChangeList } from './change-list';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-4);
  overflow-wrap: anywhere;
  padding: var(--cp-space-12) var(--cp-space-16);

  & + & {
    border-block-start: 1px solid var(--cp-border);
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-2) var(--cp-space-16);

  ${from('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }
`;

/** One act: what, by whom, to what, when, from where, and what it changed. */
export function AuditRow({ entry }: { readonly entry: AuditRecord }): ReactNode {
  const dateText = useDateText();
  const { action, actor, user, subject, ip, reason, changes, createdAt } = entry;
  const label = action in auditActions ? auditActions[action as keyof typeof auditActions] : action;
  const isOfActor = user !== null && user.id === actor?.id;
  return (
    <Item>
      <Head>
        <Text>
          <strong>{label}</strong>
          {user && !isOfActor && (
            <>
              <span>{' · '}</span>
              {personLink(user)}
            </>
          )}
          {subject.type !== 'user' && <span>{` · ${subjectText(subject)}`}</span>}
          {subject.label && <span>{` · ${subject.label}`}</span>}
        </Text>
        <Text as="time" size="small" tone="muted" tabular dateTime={createdAt}>
          {dateText(createdAt, 'second')}
        </Text>
      </Head>
      <Text size="small" tone="muted">
        {actor ? (
          <>
            <span>{'by '}</span>
            {personLink(actor)}
          </>
        ) : (
          <span>{subject.type === 'user' ? 'not signed in' : 'by the product'}</span>
        )}
        {ip && <span>{` · ${ip}`}</span>}
      </Text>
      {reason && <Text size="small">{`Reason: ${reason}`}</Text>}
      {changes.length > 0 && <ChangeList changes={changes} />}
    </Item>
  );
}

/** The settings are named by what they are about, everything else by its id. */
const subjectText = ({ type, id }: AuditRecord['subject']): string =>
  [type, type === 'settings' && id ? spacedWords(id) : id].filter(Boolean).join(' ');

const personLink = ({ id, name }: NonNullable<AuditRecord['actor']>): ReactNode => (
  <Link href={`/admin/audit?person=${id}`}>{name || `User ${id}`}</Link>
);
