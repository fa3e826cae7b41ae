import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import type { Form } from '@counterpart/design-system/form';

interface Props {
  readonly label: string;
  readonly form: Pick<Form<object>, 'pending' | 'submit'>;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly onCancel: () => void;
  /** Stands at the far end, for what takes something away. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form inside a dialog: fields, then what sends and what leaves it. */
export function DialogForm({ label, form, submitLabel, pendingLabel, onCancel, aside, children }: Props): ReactNode {
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void form.submit(event)}>
      <Stack gap={20}>
        {children}
        <Inline gap={12} justify="between">
          <Inline gap={12}>
            <Button type="submit" pending={form.pending} pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
            <Button variant="secondary" disabled={form.pending} onClick={onCancel}>
              Cancel
            </Button>
          </Inline>
          {aside}
        </Inline>
      </Stack>
    </form>
  );
}
