import { newUuid, useDraftState } from '@counterpart/shell/sdk';
import { attachmentLimits, fullName, messageLimits, type User, type UserCard } from '@counterpart/api/contract';
import { Composer } from '@counterpart/design-system/composer';
import { QuickReplyComposer } from '@counterpart/design-system/quick-replies';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { useUnit } from 'effector-react';
import type { ReactNode, RefObject } from 'react';
import { send } from '../outbox/outbox-workflow';
import { EditBar } from './edit-bar';
import type { ThreadMessage } from '../thread/thread';
import { useAttachments, type Attachments } from '../attachments/use-attachments';
import { QuickRepliesNote, useQuickReplies } from './quick-replies';
import { useDraft } from './use-draft';
import type { useMessageActions } from '../thread/use-message-actions';
import { useTypingSignal } from '../thread/use-typing';

interface Props {
  readonly user: User;
  readonly person: UserCard;
  /** One of the two is a Premium professional. */
  readonly maySendFiles: boolean;
  /** The thread as the server has it; null until that is known. */
  readonly messages: readonly ThreadMessage[] | null;
  /** Takes files that are dropped on it and pasted into it. */
  readonly dropTarget: RefObject<HTMLElement | null>;
}

const tooLong = (text: string): string | null =>
  text.trim().length > messageLimits.max
    ? `Use at most ${messageLimits.max.toLocaleString('en-US')} characters. ${(text.trim().length - messageLimits.max).toLocaleString('en-US')} are too many.`
    : null;

/** Composer of the next message; a draft is stored for each conversation. */
export function NewMessage({ user, person, maySendFiles, messages, dropTarget }: Props): ReactNode {
  const [draft, setDraft] = useDraft({ personId: user.id, otherUserId: person.id, messages });
  const sendMessage = useUnit(send);
  const signalTyping = useTypingSignal(person.id);
  const files = useAttachments(person.id);
  const quickReplies = useQuickReplies(user);

  function submit(content: string): void {
    sendMessage({
      clientMessageId: newUuid(),
      senderId: user.id,
      receiverId: person.id,
      content,
      attachments: files.take(),
      createdAt: new Date().toISOString(),
    });
    setDraft('');
  }

  return (
    <QuickReplyComposer
      label={`Message to ${fullName(person)}`}
      value={draft}
      onChange={(text) => {
        setDraft(text);
        if (text) signalTyping();
      }}
      onSend={(text) => {
        if (!tooLong(draft) && !files.unfinished) submit(text);
      }}
      error={tooLong(draft)}
      mayBeEmpty={files.ready}
      sendDisabled={files.unfinished}
      quickReplies={quickReplies.items}
      note={<QuickRepliesNote areSuggested={quickReplies.areSuggested} />}
      above={maySendFiles && <AttachedFiles files={files} dropTarget={dropTarget} />}
    />
  );
}

const accept = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.docx', '.xlsx', '.txt', '.csv'];

function AttachedFiles({ files, dropTarget }: { readonly files: Attachments } & Pick<Props, 'dropTarget'>): ReactNode {
  return (
    <FilePicker
      look="button"
      label="Files for this message"
      hideLabel
      chooseLabel="Attach Files"
      accept={accept}
      maxSize={attachmentLimits.bytes}
      maxFiles={attachmentLimits.perMessage}
      files={files.files}
      onPick={files.pick}
      onRemove={files.remove}
      onRetry={files.retry}
      dropTarget={dropTarget}
    />
  );
}

interface EditProps {
  readonly message: ThreadMessage & { readonly id: number };
  readonly actions: ReturnType<typeof useMessageActions>;
  readonly onDone: () => void;
}

/** Editor of a sent message. Give it the message's key as `key`. */
export function EditMessage({ message, actions, onDone }: EditProps): ReactNode {
  const [text, setText] = useDraftState(`message.${message.id}`, message.content);
  const submit = async (content: string) => {
    if (content === message.content || (await actions.edit(message.id, content))) onDone();
  };
  return (
    <>
      <EditBar onCancel={onDone} />
      <Composer
        label="Edit message"
        value={text}
        onChange={setText}
        onSend={(content) => {
          if (!tooLong(text)) void submit(content);
        }}
        sendLabel="Save"
        pendingLabel="Saving..."
        pending={actions.pending}
        error={tooLong(text)}
        autoFocus
      />
    </>
  );
}
