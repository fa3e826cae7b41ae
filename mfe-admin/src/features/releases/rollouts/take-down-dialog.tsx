import type { AreaReleases } from '@counterpart/api/contract';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { FormDialog } from '@counterpart/design-system/dialog';
import { useState, type ReactNode } from 'react';
import { useReleaseAction } from '../use-release-action';

interface Props {
  readonly area: Pick<AreaReleases, 'name' | 'title'>;
  readonly onClose: () => void;
}

/** Asks once more, then serves nothing of an area. */
export function TakeDownDialog({ area: { name, title }, onClose }: Props): ReactNode {
  const { pending, run } = useReleaseAction();
  const [giveBack, setGiveBack] = useState(false);
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    const isDown = await run(
      (api) => api.send('post', '/api/platform/areas/{name}/take-down', { path: { name }, body: { giveBack } }),
      `${title} is down`,
      `${title} was not taken down`,
    );
    if (isDown) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`Take ${title} down?`}
      description="With the next page each visitor opens, its pages are gone from the site until a release is activated again, by you or its pipeline."
      submitLabel="Take Down"
      pendingLabel="Taking down..."
      tone="danger"
      form={{ pending, submit }}
    >
      <Checkbox
        label="Give its routes and slots back, so that other areas can have them"
        checked={giveBack}
        onChange={setGiveBack}
      />
    </FormDialog>
  );
}
