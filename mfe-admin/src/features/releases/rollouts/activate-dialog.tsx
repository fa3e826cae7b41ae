import type { AreaHistory, AreaRelease } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { Select } from '@counterpart/design-system/select';
import { useDraftState } from '@counterpart/shell/sdk';
import type { ReactNode, SubmitEvent } from 'react';
import { durationText, changeTexts } from '../release-text';
import { useReleaseAction } from '../use-release-action';

type Way = 'steps' | 'everyone';
interface Plan {
  readonly way: Way;
  readonly steps: string;
  readonly wait: string;
}

const waits = [60, 900, 3_600, 21_600, 86_400].map((seconds) => ({
  value: String(seconds),
  label: durationText(seconds),
}));
const byHand = { value: 'hand', label: 'Until I take the next step' };
const stepChoices = [
  { value: '5,25,50,100', label: '5%, 25%, 50%, 100%' },
  { value: '10,100', label: '10%, 100%' },
  { value: '50,100', label: '50%, 100%' },
];

interface Props {
  readonly area: AreaHistory;
  readonly release: AreaRelease;
  readonly onClose: () => void;
}

/** Asks how a release is to reach the visitors: step by step, or all of them together. */
export function ActivateDialog({ area, release, onClose }: Props): ReactNode {
  const { pending, run } = useReleaseAction();
  const canTry = area.served.length > 0 && area.rollout === null;
  const [plan, setPlan] = useDraftState<Plan>(`activation.${area.name}.${release.version}`, {
    way: canTry ? 'steps' : 'everyone',
    steps: '5,25,50,100',
    wait: '900',
  });
  const { way, steps, wait } = plan;
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const path = { name: area.name, version: release.version };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const isTaken = await run(
      (api) =>
        way === 'everyone'
          ? api.send('post', '/api/platform/releases/{name}/{version}/activate', { path })
          : api.send('post', '/api/platform/releases/{name}/{version}/rollout', {
              path,
              body: { steps: steps.split(',').map(Number), waitSeconds: wait === byHand.value ? null : Number(wait) },
            }),
      way === 'everyone' ? `All visitors get ${release.version}` : `${release.version} is on trial`,
      `${release.version} was not activated`,
    );
    if (isTaken) onClose();
  }

  const changes = changeTexts(release.changes);
  return (
    <FormDialog
      onClose={onClose}
      title={`Activate ${area.title} ${release.version}?`}
      description="Visitors get it with the next page they open. No tab is reloaded."
      submitLabel="Activate"
      pendingLabel="Activating..."
      form={{ pending, submit }}
    >
      {release.state === 'withdrawn' && (
        <Alert tone="warning">This release was rolled back. Look at why before it is served again.</Alert>
      )}
      {area.rollout && way === 'everyone' && (
        <Alert tone="warning">{`The rollout of ${area.rollout.version} ends with this.`}</Alert>
      )}
      {changes.length > 0 && (
        <Alert tone="info" title={`Against ${release.changes?.since ?? ''}`}>
          {changes.join('; ')}
        </Alert>
      )}
      <RadioGroup<Way>
        label="Who gets it"
        value={way}
        onChange={(next) => change({ way: next })}
        options={[
          {
            value: 'steps',
            label: 'More visitors step by step',
            help: canTry
              ? 'It stops itself when it is clearly worse than the current release.'
              : 'Not possible now: there is nothing to compare it with, or another release is on trial.',
            disabled: !canTry,
          },
          { value: 'everyone', label: 'All visitors now' },
        ]}
      />
      {way === 'steps' && (
        <>
          <Field label="Steps">
            <Select options={stepChoices} value={steps} onChange={(next) => change({ steps: next })} />
          </Field>
          <Field label="Each step lasts" help="And until 20 of its visitors have reported.">
            <Select options={[...waits, byHand]} value={wait} onChange={(next) => change({ wait: next })} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
