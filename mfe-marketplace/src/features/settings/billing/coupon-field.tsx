import { couponLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { apiKey, useAct, useDraftState } from '@counterpart/shell/sdk';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { ChosenPlan } from './chosen-plan';

interface Props {
  readonly chosen: ChosenPlan;
  /** The code that the amounts shown are discounted by. */
  readonly applied: string | null;
  readonly disabled: boolean;
  /** Receives a code that can be used, or '' to go without. */
  readonly onApply: (code: string) => void;
}

/** A coupon code for a new subscription. One that cannot be used stays in the field, with why. */
export function CouponField({ chosen, applied, disabled, onApply }: Props): ReactNode {
  const { mutate } = useSWRConfig();
  const [code, setCode] = useDraftState('coupon-code', '');
  const { pending, failure, run, clear } = useAct();
  const [isMissing, setIsMissing] = useState(false);

  if (applied)
    return (
      <Inline gap={8}>
        <Text role="status">{`Coupon ${applied} applied`}</Text>
        <Button size="small" variant="ghost" disabled={disabled} onClick={() => onApply('')}>
          Remove Coupon
        </Button>
      </Inline>
    );

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    setIsMissing(wanted === '');
    if (wanted === '') return;
    void run(async (api) => {
      const key = apiKey('/api/billing/quotes/{plan}/{interval}', { path: chosen, query: { coupon: wanted } });
      await mutate(key, await api.fetch(key), { revalidate: false });
      onApply(wanted);
    });
  };

  return (
    <form noValidate aria-label="Coupon" onSubmit={apply}>
      <Inline gap={8} align="end">
        <Field label="Coupon code" help="Optional." error={isMissing ? 'Please enter a code' : failure}>
          <TextInput
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={couponLimits.codeMax}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setIsMissing(false);
              clear();
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={disabled} pending={pending} pendingLabel="Checking...">
          Apply Coupon
        </Button>
      </Inline>
    </form>
  );
}
