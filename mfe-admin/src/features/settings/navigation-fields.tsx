import { Alert } from '@counterpart/design-system/alert';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import type { Form } from '@counterpart/design-system/form';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Named } from '../../frame/named';
import { navigationGroups, withSwapped, type NavigationGroup, type PlacedThing } from './navigation-groups';
import { fieldWith, namesIn, type SettingsValues } from './settings-values';

type Direction = 'up' | 'down';

interface Props {
  readonly form: Form<SettingsValues>;
}

/** Orders and hides what areas bring to the header and the dashboard. */
export function NavigationFields({ form: { values, errors, set } }: Props): ReactNode {
  const discovery = useApi('/api/platform/discovery', {}, { revalidateOnMount: true });
  const order = namesIn(values['navigation.order']);
  const hidden = namesIn(values['navigation.hidden']);
  const show = (name: string, isShown: boolean) => {
    const others = hidden.filter((other) => other !== name);
    set('navigation.hidden', fieldWith(isShown ? others : [...others, name]));
  };
  return (
    <Loaded of={discovery} name="the links">
      {(served) => {
        const groups = navigationGroups(served, order);
        const refusal = errors['navigation.order'] ?? errors['navigation.hidden'];
        return [
          refusal && <Alert key="refusal" tone="error" title={refusal} />,
          ...groups.map((group) => (
            <PlacedList
              key={group.title}
              group={group}
              isHidden={({ name }) => hidden.includes(name)}
              isOff={({ area }) =>
                Object.entries(values).some(([field, is]) => field === `areas.${area}` && is === false)
              }
              onShow={({ name }, isShown) => show(name, isShown)}
              onSwap={(pair) => set('navigation.order', fieldWith(withSwapped(order, groups, pair)))}
            />
          )),
        ];
      }}
    </Loaded>
  );
}

interface ListProps {
  readonly group: NavigationGroup;
  readonly isHidden: (thing: PlacedThing) => boolean;
  /** Its area is switched off: nothing of it is shown. */
  readonly isOff: (thing: PlacedThing) => boolean;
  readonly onShow: (thing: PlacedThing, isShown: boolean) => void;
  readonly onSwap: (pair: readonly [string, string]) => void;
}

function PlacedList({ group: { title, things }, isHidden, isOff, onShow, onSwap }: ListProps): ReactNode {
  const { list, said, noteMove } = useMoves(things);
  const move = (at: number, direction: Direction) => {
    const [thing, neighbour] = [things[at], things[direction === 'up' ? at - 1 : at + 1]];
    if (!thing || !neighbour) return;
    noteMove(thing.name, direction);
    onSwap([thing.name, neighbour.name]);
  };
  return (
    <div ref={list}>
      <Stack gap={8}>
        <Heading level={3} size="body">
          {title}
        </Heading>
        <Stack as="ol" gap={8} aria-label={title}>
          {things.map((thing, at) => (
            <Inline as="li" gap={8} justify="between" key={thing.name} data-thing={thing.name}>
              <Inline gap={8}>
                <Named name={thing.label} note={thing.note} />
                {isHidden(thing) && <Badge>Hidden</Badge>}
                {isOff(thing) && <Badge>Area is off</Badge>}
              </Inline>
              <Inline gap={4}>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`${isHidden(thing) ? 'Show' : 'Hide'}: ${thing.label}`}
                  onClick={() => onShow(thing, isHidden(thing))}
                >
                  {isHidden(thing) ? 'Show' : 'Hide'}
                </Button>
                {(['up', 'down'] as const).map((direction) => (
                  <IconButton
                    key={direction}
                    icon={`chevron-${direction}`}
                    label={`Move ${direction}: ${thing.label}`}
                    data-move={direction}
                    disabled={direction === 'up' ? at === 0 : at === things.length - 1}
                    onClick={() => move(at, direction)}
                    type="button"
                  />
                ))}
              </Inline>
            </Inline>
          ))}
        </Stack>
        <Text size="small" tone="muted" role="status">
          {said}
        </Text>
      </Stack>
    </div>
  );
}

/** Follows what was moved: the focus goes with it, and a screen reader hears where it is now. */
function useMoves(things: readonly PlacedThing[]) {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ readonly name: string; readonly direction: Direction } | null>(null);
  const at = things.findIndex(({ name }) => name === moved?.name);
  useLayoutEffect(() => {
    if (!moved) return;
    const row = [...(list.current?.querySelectorAll('[data-thing]') ?? [])].find(
      (item) => item.getAttribute('data-thing') === moved.name,
    );
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])];
    (buttons.find((button) => button.dataset['move'] === moved.direction) ?? buttons[0])?.focus();
  }, [moved]);
  return {
    list,
    said: at < 0 ? '' : `${things[at]?.label ?? ''} is ${at + 1} of ${things.length}.`,
    noteMove: (name: string, direction: Direction) => setMoved({ name, direction }),
  };
}
