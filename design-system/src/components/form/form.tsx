import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from '../alert/alert';

export interface FormProps {
  /** What the form does; for screen readers. For example 'Send us a message'. */
  readonly label: string;
  /** Checks and sends. Errors it finds belong to the fields; the first of them then gets the focus. */
  readonly onSubmit: () => void;
  /** Why the last attempt failed, when no field is to blame: one sentence from the server. */
  readonly failure?: ReactNode;
  /** Above the failure, for example 'Your message was not sent'. */
  readonly failureTitle?: string;
  /** Fields, below each other. */
  readonly children: ReactNode;
  /** The buttons at the end; the one that sends is first and has `type="submit"`. */
  readonly actions: ReactNode;
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-20);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
`;

/** Fields that are sent together. Nothing typed is lost; what is wrong is said next to it, in our own sentences. */
export function Form({ label, onSubmit, failure, failureTitle, children, actions }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  // Errors are drawn in the same commit as the attempt, so the first wrong field is there to be focused.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    setAttempts(attempts + 1);
  };

  return (
    <Root ref={form} noValidate aria-label={label} onSubmit={submit}>
      {children}
      {failure && (
        <Alert tone="error" title={failureTitle}>
          {failure}
        </Alert>
      )}
      <Actions>{actions}</Actions>
    </Root>
  );
}
