import { fullName, messageLimits, type Professional } from '@counterpart/api/contract';
import { Composer } from '@counterpart/design-system/composer';
import { Dialog } from '@counterpart/design-system/dialog';
import { useDraftState, useSendAfterSignUp, useSession, useSignUpFirst } from '@counterpart/shell/sdk';
import { useLocation, useNavigate } from '@counterpart/shell/sdk/router';
import { useState, type ReactNode } from 'react';
import { MessagePrompts } from './message-prompts';
import { useContactMessage } from './use-contact-message';

interface Props {
  readonly professional: Professional;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * 'Send Message to …': after a message was stored it closes and opens the conversation. A visitor's is sent once they
 * have an account.
 */
export function ContactDialog({ professional, open, onClose }: Props): ReactNode {
  const name = fullName(professional);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user } = useSession();
  // Not who was signed out meanwhile: that one reads that the session has ended.
  const [isVisitor] = useState(user === null);
  const form = `first-message.${professional.id}`;
  const [text, setText] = useDraftState(form, '', 'tab');
  const { send, isSending, failure } = useContactMessage(professional.id);
  const tooLong = text.trim().length > messageLimits.max;

  const signUpFirst = useSignUpFirst(form);
  useSendAfterSignUp(form, () => void submit(text));

  async function submit(content: string): Promise<void> {
    if (tooLong || content.trim() === '') return;
    if (isVisitor && !user) {
      signUpFirst(`${pathname}${search}${search ? '&' : '?'}contact=open`);
      return;
    }
    if (!(await send(content))) return;
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
