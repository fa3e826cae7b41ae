import type { Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { lazyPart, useSession, useToast, useUrlQuery } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

const ContactDialog = lazyPart(async () => (await import('./contact-dialog')).ContactDialog, {
  name: 'the message form',
  loading: null,
  failure: 'dialog',
});

/** In the URL of someone who has signed up to send a message: the dialog opens by itself. */
const resumeParameter = 'contact';

/** Safari before 17.4 does not say it itself. */
function isSeen(element: HTMLElement | null): boolean {
  const { checkVisibility }: Partial<HTMLElement> = element ?? {};
  return checkVisibility ? checkVisibility.call(element) : (element?.getClientRects().length ?? 0) > 0;
}

interface Props {
  readonly professional: Professional;
  /** The button was pressed before this code was here. */
  readonly isAsked?: boolean;
  /** Default 'Contact Me'. */
  readonly label?: string;
  /** One of several side by side. */
  readonly isQuiet?: boolean;
}

/** Slot `professional.contact`: 'Contact Me' with the message dialog behind it, for visitors too. */
export function ContactButton({
  professional,
  isAsked = false,
  label = 'Contact Me',
  isQuiet = false,
}: Props): ReactNode {
  const { user } = useSession();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  // Kept after closing, so that text which was not sent is still there.
  const [wasOpened, setWasOpened] = useState(false);

  function contact(): void {
    if (user?.id === professional.id) {
      showToast({ title: 'Cannot Message Yourself', description: 'You cannot send messages to yourself.' });
    } else {
      setIsOpen(true);
      setWasOpened(true);
    }
  }

  const onAsked = useEffectEvent(contact);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => onAsked());
    return () => clearTimeout(timer);
  }, [isAsked]);

  const { get, change } = useUrlQuery();
  const button = useRef<HTMLButtonElement>(null);
  const isResumed = get(resumeParameter) !== '';
  const resume = useEffectEvent(() => {
    // A page may have the button twice, for wide and for small windows: the one that is seen goes on.
    if (!isSeen(button.current)) return;
    change({ [resumeParameter]: '' });
    contact();
  });
  useEffect(() => {
    if (isResumed) resume();
  }, [isResumed]);

  return (
    <>
      <Button
        ref={button}
        {...(isQuiet ? { variant: 'secondary', size: 'small' } : { icon: 'message' })}
        fullWidth
        onClick={contact}
      >
        {label}
      </Button>
      {wasOpened && <ContactDialog professional={professional} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
