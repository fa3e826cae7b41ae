import { Grid, Stack } from '@counterpart/design-system/layout';
import { Field } from '@counterpart/design-system/field';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
import { Heading, Text } from '@counterpart/design-system/text';
import { type Body, type ResponseBody, useAct, useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { timeZoneText } from '../../../meetings/meeting-text';
import type { usePush } from '../../../push/use-push';

type PushState = ResponseBody<'get', '/api/push'>;
type PushDraft = Body<'put', '/api/push'>;

/** From ten in the evening to seven in the morning. */
const usualHours = { from: 22 * 60, to: 7 * 60 };

/** '10:30 PM' of minutes after midnight. */
const timeText = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'AM' : 'PM'}`;
const times = Array.from({ length: 48 }, (_, index) => ({ value: String(index * 30), label: timeText(index * 30) }));

/** Push: on or off on this device; while any device has it, quiet hours and how much a notification shows. */
export function PushDevice({ push }: { readonly push: ReturnType<typeof usePush> }): ReactNode {
  const { status, state, pending, turnOn, turnOff } = push;
  return (
    <Stack gap={16}>
      {status === 'unsupported' ? (
        <Text size="small" tone="muted">
          This browser can’t show notifications while Counterpart is closed. On an iPhone or iPad, add it to your Home
          Screen first.
        </Text>
      ) : (
        <Switch
          label="Push notifications on this device"
          help={
            status === 'blocked'
              ? 'Your browser blocks notifications from Counterpart. Allow them in its settings for this site, then reload the page.'
              : 'Shown even when Counterpart is closed, for as long as you stay logged in here.'
          }
          checked={status === 'on'}
          disabled={pending || status === 'blocked' || status === 'loading'}
          onChange={(next) => void (next ? turnOn() : turnOff())}
        />
      )}
      {state.error && !state.data && <Text size="small">We couldn’t check this device. Please reload the page.</Text>}
      {state.data?.hasDevice && <PushChoices state={state.data} mutate={state.mutate} />}
    </Stack>
  );
}

interface ChoicesProps {
  readonly state: PushState;
  readonly mutate: ReturnType<typeof usePush>['state']['mutate'];
}

function PushChoices({ state, mutate }: ChoicesProps): ReactNode {
  const { run } = useAct();
  const timeZone = useTimeZone();
  const { quietHours, showsText } = state;
  const choose = (changes: Partial<PushDraft>) => {
    const zone = changes.quietHours ? timeZone : state.timeZone;
    const body = { quietHours, showsText, timeZone: zone, ...changes };
    return run(
      (api) =>
        mutate(api.send('put', '/api/push', { body }), { optimisticData: { ...state, ...body }, revalidate: false }),
      { failed: 'Your choice was not saved' },
    );
  };
  const hour = (name: 'from' | 'to', label: string) =>
    quietHours && (
      <Field label={label}>
        <Select
          name={`quiet-${name}`}
          // Hours that end when they begin would be none.
          options={times.filter(({ value }) => value !== String(quietHours[name === 'from' ? 'to' : 'from']))}
          value={String(quietHours[name])}
          onChange={(value) => void choose({ quietHours: { ...quietHours, [name]: Number(value) } })}
        />
      </Field>
    );
  return (
    <Stack gap={16}>
      <Heading level={3} size="small">
        For all your devices
      </Heading>
      <Switch
        label="Show the text of notifications"
        help="Anyone who sees your screen can read it. When off, a notification only says who wrote or what it’s about."
        checked={showsText}
        onChange={(next) => void choose({ showsText: next })}
      />
      <Switch
        label="Quiet hours"
        help={`Nothing is pushed then; what’s still unread arrives afterwards. In ${timeZoneText(quietHours ? state.timeZone : timeZone)}.`}
        checked={quietHours !== null}
        onChange={(next) => void choose({ quietHours: next ? usualHours : null })}
      />
      {quietHours && (
        <Grid columns={2} gap={16}>
          {hour('from', 'From')}
          {hour('to', 'Until')}
        </Grid>
      )}
    </Stack>
  );
}
