import { fullName, messageLimits, type Professional } from '@counterpart/api/contract';
import { Composer } from '@counterpart/design-system/composer';
import { Dialog } from '@counterpart/design-system/dialog';
import { useDraftState } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { MessagePrompts } from './message-prompts';
import { useContactMessage } from './use-contact-message';

interface Props {
  readonly professional: Professional;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 'Send Message to …': after a message was stored it closes and opens the conversation. */
export function ContactDialog({ professional, open, onClose }: Props): ReactNode {
  const name = fullName(professional);
  const navigate = useNavigate();
  const [text, setText] = useDraftState(`first-message.${professional.id}`, '', 'tab');
  const { send, isSending, failure } = useContactMessage(professional.id);
  const tooLong = text.trim().length > messageLimits.max;

  async function submit(content: string): Promise<void> {
    if (tooLong || !(await send(content))) return;
    setText('');
    onClose();
    void navigate(`/messages?with=${professional.id}`);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Send Message to ${name}`}
      description="Say what you need and by when. Your contact details stay private."
    >
      <Composer
        label={`Message to ${name}`}
        value={text}
        onChange={setText}
        onSend={(content) => void submit(content)}
        pending={isSending}
        error={tooLong ? `Use at most ${messageLimits.max.toLocaleString('en-US')} characters.` : failure}
        rows={5}
        sendPosition="below"
        sendLabel="Send Message"
        above={<MessagePrompts text={text} onChange={setText} />}
      />
    </Dialog>
  );
}
