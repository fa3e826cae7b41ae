import { calendarDayText, listLimits, moneyText, type AdminCoupon } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, useAct, useApi, useMoreOf } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Named } from '../../frame/named';
import { couponStates } from './billing-words';
import { NewCouponDialog } from './new-coupon-dialog';

/** Content for phones, where the state has no column: the row fits with its button. */
const OnPhones = styled.div`
  ${from('small')} {
    display: none;
  }
`;

function State({ state }: Pick<AdminCoupon, 'state'>): ReactNode {
  return <Badge tone={couponStates[state].tone}>{couponStates[state].label}</Badge>;
}

/** Coupon codes, how often they were used, and a way to make and to end them. */
export function CouponList(): ReactNode {
  const coupons = useApi('/api/admin/billing/coupons', {}, { revalidateOnMount: true });
  const more = useMoreOf(coupons, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/admin/billing/coupons', { query: part }),
  );
  const [isMaking, setIsMaking] = useState(false);
  const [retired, setRetired] = useState<AdminCoupon | null>(null);
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Text tone="muted">Codes for new subscriptions. The terms of a coupon never change once it is made.</Text>
        <Button size="small" icon="plus" onClick={() => setIsMaking(true)}>
          New Coupon
        </Button>
      </Inline>
      <Loaded of={coupons} name="the coupons">
        {(items) =>
          items.length === 0 ? (
            <EmptyState headingLevel={2} illustration={null} title="No coupons yet" />
          ) : (
            <DataTable<AdminCoupon>
              label="Coupons"
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'code',
                  title: 'Code',
                  render: (coupon) => (
                    <Stack gap={4}>
                      <Named name={coupon.code} note={termsText(coupon)} />
                      <OnPhones>
                        <State state={coupon.state} />
                      </OnPhones>
                    </Stack>
                  ),
                },
                { id: 'uses', title: 'Used', align: 'end', from: 'small', render: usesText },
                {
                  id: 'ends',
                  title: 'Ends',
                  from: 'medium',
                  render: ({ lastDay }) => (lastDay ? calendarDayText(lastDay) : 'Never'),
                },
                {
                  id: 'state',
                  title: 'Status',
                  from: 'small',
                  render: ({ state }) => <State state={state} />,
                },
                {
                  id: 'retire',
                  title: 'Retire',
                  align: 'end',
                  render: (coupon) =>
                    coupon.state !== 'retired' && (
                      <Button
                        size="small"
                        variant="secondary"
                        aria-label={`Retire ${coupon.code}`}
                        onClick={() => setRetired(coupon)}
                      >
                        Retire
                      </Button>
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
      <ShowMore more={more} what="coupons" />
      {isMaking && <NewCouponDialog onClose={() => setIsMaking(false)} onMade={() => void coupons.mutate()} />}
      {retired && (
        <RetireDialog
          coupon={retired}
          onClose={() => setRetired(null)}
          onRetired={() => void coupons.mutate((known) => known && withRetired(known, retired), { revalidate: false })}
        />
      )}
    </Stack>
  );
}

const withRetired = (known: readonly AdminCoupon[], { id }: AdminCoupon): AdminCoupon[] =>
  known.map((coupon) => (coupon.id === id ? { ...coupon, state: 'retired' } : coupon));

interface RetireProps {
  readonly coupon: AdminCoupon;
  readonly onClose: () => void;
  readonly onRetired: () => void;
}

function RetireDialog({ coupon: { id, code }, onClose, onRetired }: RetireProps): ReactNode {
  const { pending, run } = useAct();
  const retire = async () => {
    const isDone = await run((api) => api.send('post', '/api/admin/billing/coupons/{id}/retire', { path: { id } }), {
      done: `${code} is retired`,
      failed: `${code} was not retired`,
    });
    if (!isDone) return;
    onClose();
    onRetired();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void retire()}
      title={`Retire ${code}?`}
      description="No one can use it from now on. Subscriptions that already have it keep their discount."
      confirmLabel="Retire Coupon"
      pending={pending}
      pendingLabel="Retiring..."
    />
  );
}

/** '20% off the first 3 periods'. */
function termsText({ percent, amountCents, periods }: AdminCoupon): string {
  const off = percent === null ? `${moneyText(amountCents ?? 0)} off` : `${percent}% off`;
  if (periods === null) return `${off} every period`;
  return periods === 1 ? `${off} the first period` : `${off} the first ${periods} periods`;
}

const usesText = ({ uses, usesMax }: AdminCoupon): string =>
  usesMax === null
    ? uses.toLocaleString('en-US')
    : `${uses.toLocaleString('en-US')} of ${usesMax.toLocaleString('en-US')}`;
