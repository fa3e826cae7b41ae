import { useId, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { ModalBody, ModalFooter, ModalHeader } from '../../internal/modal-parts';
import { floating } from '../../internal/styles';
import { useModal } from '../../internal/use-modal';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';

export type DialogSize = 'small' | 'medium' | 'large';

const widths: Record<DialogSize, string> = { small: '420px', medium: '560px', large: '760px' };

const Root = styled.dialog<{ $size: DialogSize }>`
  ${floating}
  width: min(${({ $size }) => widths[$size]}, calc(100vw - 2 * var(--cp-space-16)));
  max-width: none;
  max-height: calc(100dvh - 2 * var(--cp-space-16));
  padding: 0;
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
    --cp-enter: translateY(8px);
    animation: cp-enter var(--cp-motion-normal) var(--cp-motion-ease);
  }

  &::backdrop {
    background: var(--cp-overlay);
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

export interface DialogProps {
  /** Default true: most are rendered only while they are open. */
  readonly open?: boolean;
  /** Escape, the backdrop and the close control ask for it; the owner sets `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Rendered only while open. */
  readonly children?: ReactNode;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
  /** 420, 560 or 760 px at most; default `medium`. */
  readonly size?: DialogSize;
}

/** Asks for something in front of the page. The first control inside gets the focus. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
}: DialogProps): ReactNode {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <Root
      {...modal}
      $size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open && (
        <Frame>
          <ModalHeader
            id={`${id}-title`}
            descriptionId={`${id}-description`}
            title={title}
            description={description}
            onClose={onClose}
          />
          {children && <ModalBody>{children}</ModalBody>}
          {footer && <ModalFooter>{footer}</ModalFooter>}
        </Frame>
      )}
    </Root>
  );
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onClose'> {
  readonly onConfirm: () => void;
  /** A question, for example 'Delete this post?'. */
  readonly title: ReactNode;
  /** Result of confirming. */
  readonly description?: ReactNode;
  /** A verb and a noun, for example 'Delete Post'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` for what cannot be undone; default. */
  readonly tone?: 'primary' | 'danger';
  readonly pending?: boolean;
  readonly pendingLabel?: string;
}

/** A yes-or-no question before something that matters. */
export function ConfirmDialog({
  onClose,
  onConfirm,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  pending = false,
  pendingLabel,
  ...dialog
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} pending={pending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** Of `useForm`, or like one; sent by the button, or Enter in a field. */
  readonly form: {
    readonly pending: boolean;
    submit(event: SubmitEvent<HTMLFormElement>): void | Promise<void>;
  };
  /** A verb and a noun, for example 'Send Report'. */
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  /** Default `primary`; `danger` for what takes something away. */
  readonly tone?: 'primary' | 'danger';
  /** Nothing can be sent yet, and it is plain to see why. */
  readonly submitDisabled?: boolean;
  readonly pendingLabel?: string;
  /** At the far end of the buttons, for what takes something away. */
  readonly aside?: ReactNode;
}

const Aside = styled.div`
  margin-inline-end: auto;
`;

/** A form in a dialog: its fields, then the button that sends it beside the one that leaves it. */
export function FormDialog({
  form: { pending, submit },
  submitLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  submitDisabled = false,
  pendingLabel,
  aside,
  children,
  ...dialog
}: FormDialogProps): ReactNode {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {aside && <Aside>{aside}</Aside>}
          <Button variant="secondary" onClick={dialog.onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={tone}
            pending={pending}
            pendingLabel={pendingLabel}
            disabled={submitDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>{children}</Stack>
      </form>
    </Dialog>
  );
}
