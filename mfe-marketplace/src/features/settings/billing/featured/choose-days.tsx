import { featuredDayLimits, type FeaturedDays } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { apiKey, useAct, useDraftState } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { DayCalendar } from './day-calendar';
import { monthsFrom, type Month } from './month-days';

const { perMonth } = featuredDayLimits;
const none: readonly string[] = [];

/** A calendar of this month and the next. What is chosen holds once it is saved, and stays chosen when that fails. */
export function ChooseDays({ stored }: { readonly stored: FeaturedDays }): ReactNode {
  const { today } = stored;
  const { chosen, isChanged, toggle, undo, save, pending, failure } = useChosenDays(stored);
  const months = monthsFrom(today);
  const leftOf = ({ key }: Pick<Month, 'key'>) => perMonth - [...chosen].filter((day) => day.startsWith(key)).length;
  const isOpen = (day: string) => day >= today && (chosen.has(day) || leftOf({ key: day.slice(0, 7) }) > 0);
  return (
    <Stack gap={16}>
      <Text>{`${chosen.has(today) && !isChanged ? 'You are featured today. ' : ''}Choose up to ${perMonth} days a month. Days begin and end at midnight Eastern Time. Days that have passed cannot be changed.`}</Text>
      <DayCalendar
        months={months}
        today={today}
        chosen={chosen}
        isOpen={isOpen}
        noteOf={(month) => `${leftOf(month)} of ${perMonth} days left`}
        onToggle={toggle}
      />
      {failure && (
        <Alert tone="error" title="Your days were not saved">
          {failure}
        </Alert>
      )}
      <Inline gap={8}>
        <Button disabled={!isChanged} pending={pending} pendingLabel="Saving..." onClick={() => void save()}>
          Save Featured Days
        </Button>
        {isChanged && (
          <Button variant="secondary" disabled={pending} onClick={undo}>
            Undo Changes
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** The days as stored, with what was chosen and given up since; days that pass meanwhile cannot change any more. */
function useChosenDays(stored: FeaturedDays) {
  const { mutate } = useSWRConfig();
  const [toggled, setToggled] = useDraftState('featured-days', none);
  const { pending, failure, run, clear } = useAct();

  const changes = toggled.filter((day) => day >= stored.today);
  const chosen = new Set(stored.days);
  for (const day of changes) if (!chosen.delete(day)) chosen.add(day);

  const save = async () => {
    const isSaved = await run(
      async (api) => {
        const days = [...chosen].filter((day) => day >= stored.today).sort();
        const saved = await api.send('put', '/api/featured-days', { body: { days } });
        await mutate(apiKey('/api/featured-days'), saved, { revalidate: false });
        setToggled(none);
      },
      { done: 'Featured days saved' },
    );
    // The day may have turned, or the plan changed.
    if (!isSaved) await mutate(apiKey('/api/featured-days')).catch(() => undefined);
  };

  return {
    chosen,
    isChanged: changes.length > 0,
    toggle: (day: string) =>
      setToggled((days) => (days.includes(day) ? days.filter((other) => other !== day) : [...days, day])),
    undo: () => {
      setToggled(none);
      clear();
    },
    save,
    pending,
    failure,
  };
}
