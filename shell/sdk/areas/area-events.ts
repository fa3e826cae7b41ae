/**
 * Events between areas of one tab, each with what it says. An area that declares events in its `remote.json` adds them,
 * under its own name:
 *
 *     declare module '@counterpart/shell/sdk' {
 *       interface AreaEvents {
 *         'filing.filed': { readonly year: number };
 *       }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add to it
export interface AreaEvents {}

export type AreaEventName = keyof AreaEvents;

/** Carries events from one area to others. Nothing is stored: who listens later does not hear of it. */
export interface AreaEventBus {
  emit<Name extends AreaEventName>(name: Name, detail: AreaEvents[Name]): void;
  /** @returns ends it */
  listen<Name extends AreaEventName>(name: Name, listener: (detail: AreaEvents[Name]) => void): () => void;
}

/** @param isDeclared of an event whether the area of its name declares it */
export function createAreaEvents(isDeclared: (name: string) => boolean): AreaEventBus {
  const listeners = new Map<string, Set<(detail: never) => void>>();
  return {
    emit: (name, detail) => {
      if (!isDeclared(name))
        reportError(new Error(`The event '${name as string}' is declared in no area's remote.json.`));
      else
        for (const listener of [...(listeners.get(name) ?? [])]) {
          try {
            listener(detail as never);
          } catch (error) {
            // Counts for the area whose code threw, and ends here: neither emitter nor other listeners fail with it.
            reportError(error);
          }
        }
    },
    listen: (name, listener) => {
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group.add(listener));
      return () => group.delete(listener);
    },
  };
}
