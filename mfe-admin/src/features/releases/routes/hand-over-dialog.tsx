import type { RouteOwner } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import { useDraftState } from '@counterpart/shell/sdk';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { areaNameError } from '../area-field';
import { useReleaseAction } from '../use-release-action';

interface Props {
  readonly owner: RouteOwner;
  readonly onClose: () => void;
}

/** Asks which area a route or slot goes to. */
export function HandOverDialog({ owner: { kind, name, area, handedTo }, onClose }: Props): ReactNode {
  const { pending, run } = useReleaseAction();
  const [to, setTo] = useDraftState(`hand-over.${name}`, handedTo ?? '');
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const wrong = areaNameError(to);
    setError(wrong);
    if (wrong) return;
    const isTaken = await run(
      (api) => api.send('post', '/api/platform/routes/hand-over', { body: { kind, name, to } }),
      to === area ? `${name} stays with ${area}` : `${name} goes to ${to}`,
      'Nothing was handed over',
    );
    if (isTaken) onClose();
  }

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Hand over ${name}`}
      description={`${area} serves it until the other area activates a release that has it. Visitors won’t run into a missing page in between.`}
      submitLabel="Hand Over"
      pendingLabel="Handing over..."
      form={{ pending, submit }}
    >
      <Field label="Area" help={`Its short name. ${area} takes it back.`} error={error} required>
        <TextInput
          value={to}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setTo(event.target.value.trim())}
        />
      </Field>
    </FormDialog>
  );
}
