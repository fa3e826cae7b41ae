import { quickReplyLimits, quickReplySuggestions, type QuickReply } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { ErrorState } from '@counterpart/design-system/error-state';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { QuickReplyDialog } from './quick-reply-dialog';
import { useQuickReplies } from './use-quick-replies';

const Row = styled.li`
  display: flex;
  gap: var(--cp-space-12);
  align-items: flex-start;
  padding-block: var(--cp-space-16);
  border-block-end: 1px solid var(--cp-border);

  > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
`;

/** Dialog over the list. */
type Question =
  | { readonly kind: 'write'; readonly reply: QuickReply | null }
  | { readonly kind: 'delete'; readonly reply: QuickReply };

/** A professional's quick replies: written, put in order and deleted here, used where messages are written. */
export function QuickReplies(): ReactNode {
  const replies = useQuickReplies();
  const { data, error } = replies;
  const [question, setQuestion] = useState<Question | null>(null);
  const plan = useApi('/api/billing', {}, { revalidateOnMount: true }).data?.plan;
  const { max, basicMax } = quickReplyLimits;
  const isBasic = plan === 'starter';
  const isFull = data !== undefined && data.length >= (isBasic ? basicMax : max);
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2} size="large">
          Quick replies
        </Heading>
        <Text tone="muted">
          Text you use often. In a conversation, type / or press the button beside your message, choose one, and change
          it before you send it.
        </Text>
      </Stack>
      {error && !data && (
        <ErrorState
          compact
          title="We could not load your quick replies"
          description={error.sentence}
          retrying={replies.isValidating}
          onRetry={replies.reload}
        />
      )}
      {!error && !data && (
        <SkeletonGroup label="Loading your quick replies">
          <Skeleton height={160} shape="block" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <Suggestions onAdd={replies.addSuggestions} />}
      {data && data.length > 0 && (
        <OrderedReplies
          replies={data}
          onMove={replies.move}
          onEdit={(reply) => setQuestion({ kind: 'write', reply })}
          onDelete={(reply) => setQuestion({ kind: 'delete', reply })}
        />
      )}
      {isFull && (
        <Alert tone="info">
          {isBasic ? (
            <>
              <span>{`Basic messaging has ${basicMax} quick replies. Professional and Premium have ${max}: `}</span>
              <Link href="/pricing">compare plans</Link>
              <span>, or delete one to add another.</span>
            </>
          ) : (
            'You have as many quick replies as you can. Delete one to add another.'
          )}
        </Alert>
      )}
      {data && (
        <Inline gap={12}>
          <Button
            icon="plus"
            variant={data.length === 0 ? 'secondary' : 'primary'}
            disabled={isFull}
            onClick={() => setQuestion({ kind: 'write', reply: null })}
          >
            Add Quick Reply
          </Button>
        </Inline>
      )}
      {question?.kind === 'write' && (
        <QuickReplyDialog reply={question.reply} onSave={replies.save} onClose={() => setQuestion(null)} />
      )}
      <ConfirmDialog
        open={question?.kind === 'delete'}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          if (question?.kind !== 'delete') return;
          void replies.remove(question.reply).then((isDone) => isDone && setQuestion(null));
        }}
        title="Delete this quick reply?"
        description={
          question?.kind === 'delete' ? `‘${question.reply.title}’ is no longer offered when you write.` : undefined
        }
        confirmLabel="Delete Quick Reply"
        pending={replies.isSaving}
        pendingLabel="Deleting..."
      />
    </Stack>
  );
}

function Suggestions({ onAdd }: { readonly onAdd: () => Promise<void> }): ReactNode {
  const [pending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    await onAdd();
    setPending(false);
  };
  return (
    <Stack gap={16}>
      <Text>You have none yet. These are a good start, and you can change each one:</Text>
      <ul>
        {quickReplySuggestions.map(({ title, body }) => (
          <Row key={title}>
            <div>
              <Text weight="semibold">{title}</Text>
              <Text tone="muted">{body}</Text>
            </div>
          </Row>
        ))}
      </ul>
      <Inline gap={12}>
        <Button pending={pending} pendingLabel="Adding..." onClick={() => void add()}>
          Add Suggestions
        </Button>
      </Inline>
    </Stack>
  );
}

interface ListProps {
  readonly replies: readonly QuickReply[];
  readonly onMove: (reply: QuickReply, by: -1 | 1) => Promise<void>;
  readonly onEdit: (reply: QuickReply) => void;
  readonly onDelete: (reply: QuickReply) => void;
}

function OrderedReplies({ replies, onMove, onEdit, onDelete }: ListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const move = (reply: QuickReply, by: -1 | 1) => {
    void onMove(reply, by);
    // At an end the button that was pressed can no longer be: the focus goes to the other one of the row.
    setTimeout(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-move="${reply.id}"]`);
      const pressed = buttons?.[by === -1 ? 0 : 1];
      (pressed?.disabled ? buttons?.[by === -1 ? 1 : 0] : pressed)?.focus();
    });
  };
  return (
    <ul ref={list} aria-label="Quick replies">
      {replies.map((reply, index) => (
        <Row key={reply.id}>
          <div>
            <Text weight="semibold">{reply.title}</Text>
            <Text tone="muted" clamp={2}>
              {reply.body}
            </Text>
          </div>
          <Actions>
            <IconButton
              data-move={reply.id}
              icon="chevron-up"
              label={`Move ${reply.title} up`}
              disabled={index === 0}
              onClick={() => move(reply, -1)}
            />
            <IconButton
              data-move={reply.id}
              icon="chevron-down"
              label={`Move ${reply.title} down`}
              disabled={index === replies.length - 1}
              onClick={() => move(reply, 1)}
            />
            <IconButton icon="edit" label={`Edit ${reply.title}`} onClick={() => onEdit(reply)} />
            <IconButton icon="trash" label={`Delete ${reply.title}`} onClick={() => onDelete(reply)} />
          </Actions>
        </Row>
      ))}
    </ul>
  );
}
