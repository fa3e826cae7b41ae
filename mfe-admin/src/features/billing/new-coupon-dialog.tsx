import { couponLimits } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { DateInput } from '@counterpart/design-system/date-input';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { TextInput } from '@counterpart/design-system/text-input';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

const { codeMin, codeMax, percentMax, amountMaxCents, periodsMax, usesMax } = couponLimits;

interface Values {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly off: string;
  readonly periods: string;
  readonly uses: string;
  readonly endsOn: string;
}

const initial: Values = { code: '', kind: 'percent', off: '', periods: '1', uses: '', endsOn: '' };

/** A whole number between 1 and a maximum. */
const isCount = (text: string, max: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;
const isAmount = (text: string): boolean =>
  /^\d+(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0 && Number(text) * 100 <= amountMaxCents;

function validate({ code, kind, off, periods, uses }: Values) {
  const isOff = kind === 'percent' ? isCount(off, percentMax) : isAmount(off);
  return {
    code: new RegExp(`^[A-Za-z0-9-]{${codeMin},${codeMax}}$`).test(code.trim())
      ? undefined
      : `A code has ${codeMin} to ${codeMax} letters, digits and hyphens`,
    off: isOff
      ? undefined
      : kind === 'percent'
        ? `Choose 1 to ${percentMax} percent`
        : `Choose an amount of at most $${amountMaxCents / 100}`,
    periods:
      periods.trim() === '' || isCount(periods, periodsMax)
        ? undefined
        : `Choose 1 to ${periodsMax}, or leave it empty`,
    uses: uses.trim() === '' || isCount(uses, usesMax) ? undefined : 'Choose a whole number, or leave it empty',
  };
}

interface Props {
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** Makes a coupon. What was typed stays when it could not be made. */
export function NewCouponDialog({ onClose, onMade }: Props): ReactNode {
  const { run, failure } = useAct();
  const form = useForm<Values>({
    draft: useDraft('coupon'),
    initial,
    validate,
    send: async ({ code, kind, off, periods, uses, endsOn }) => {
      const body = {
        code: code.trim(),
        percent: kind === 'percent' ? Number(off) : null,
        amountCents: kind === 'amount' ? Math.round(Number(off) * 100) : null,
        periods: periods.trim() === '' ? null : Number(periods),
        usesMax: uses.trim() === '' ? null : Number(uses),
        lastDay: endsOn || null,
      };
      const isMade = await run((api) => api.send('post', '/api/admin/billing/coupons', { body }), {
        done: (made) => ({ title: `${made.code} can be used now` }),
      });
      if (!isMade) return;
      onClose();
      onMade();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="New coupon"
      description="Its terms never change afterwards. A wrong one is retired."
      submitLabel="Create Coupon"
      pendingLabel="Creating..."
      form={form}
    >
      <Stack gap={16}>
        {failure && <Alert tone="error">{failure}</Alert>}
        <Field label="Code" error={form.errors.code}>
          <TextInput {...form.field('code')} autoComplete="off" maxLength={codeMax} autoCapitalize="characters" />
        </Field>
        <RadioGroup<Values['kind']>
          label="Discount"
          options={[
            { value: 'percent', label: 'Percent' },
            { value: 'amount', label: 'Amount in dollars' },
          ]}
          {...form.field('kind')}
        />
        <Field label={form.values.kind === 'percent' ? 'Percent off' : 'Dollars off'} error={form.errors.off}>
          <TextInput {...form.field('off')} autoComplete="off" inputMode="decimal" />
        </Field>
        <Field label="Billing periods" help="Empty: as long as the subscription lasts." error={form.errors.periods}>
          <TextInput {...form.field('periods')} autoComplete="off" inputMode="numeric" />
        </Field>
        <Field
          label="Limit of uses"
          help="Empty: no limit. Each professional can use it once."
          error={form.errors.uses}
        >
          <TextInput {...form.field('uses')} autoComplete="off" inputMode="numeric" />
        </Field>
        <Field label="Last day" help="Optional. It can be used until midnight Eastern Time.">
          <DateInput {...form.field('endsOn')} />
        </Field>
      </Stack>
    </FormDialog>
  );
}
