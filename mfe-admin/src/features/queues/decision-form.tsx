import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { TextArea } from '@counterpart/design-system/text-input';
import { useDraftState } from '@counterpart/shell/sdk';
import { useRef, useState, type ReactNode } from 'react';
import { DecisionBar } from './decision-bar';

/** One of the two things that can be decided. */
export interface Choice {
  readonly label: string;
  readonly needsReason: boolean;
  readonly danger?: boolean;
  readonly act: (reason: string) => void;
}

/**
 * The reason and two buttons, which `a` and `r` press. A decision that needs a reason asks for one first; what is typed
 * stays when the server refuses, and when it is undone.
 */
export function DecisionForm({
  draft,
  reasonLabel,
  reasonHelp,
  reasonMin,
  reasonMax,
  approve,
  reject,
  children,
}: {
  /** Names the draft of the reason: queue and item. */
  readonly draft: string;
  readonly reasonLabel: string;
  readonly reasonHelp: string;
  readonly reasonMin: number;
  readonly reasonMax: number;
  readonly approve: Choice;
  readonly reject: Choice;
  /** Fields before the reason. */
  readonly children?: ReactNode;
}): ReactNode {
  const [reason, setReason] = useDraftState(`decision.${draft}`, '', 'tab');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const decide = ({ needsReason, act }: Choice) => {
    const text = reason.trim();
    if (needsReason && text.length < reasonMin) {
      setError('Please give a reason');
      field.current?.focus();
    } else act(text);
  };
  // No box around them: the buttons stay in view in the whole pane.
  return (
    <>
      {children}
      <Field label={reasonLabel} help={reasonHelp} error={error}>
        <TextArea
          ref={field}
          rows={3}
          maxLength={reasonMax}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <DecisionBar data-bottom-bar>
        <Button data-triage="approve" onClick={() => decide(approve)}>
          {approve.label}
        </Button>
        <Button data-triage="reject" variant={reject.danger ? 'danger' : 'secondary'} onClick={() => decide(reject)}>
          {reject.label}
        </Button>
      </DecisionBar>
    </>
  );
}
