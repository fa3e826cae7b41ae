import { EventEmitter } from 'node:events';

/** Announces a change of what public pages may show to the servers that cache them. */
export interface PublicChanges {
  /** Call it after the transaction committed. Writes of ordinary routes are announced by themselves. */
  announce(): void;
  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The changes of one process; several processes need one that goes through Redis behind the same interface. */
export function createPublicChanges(): PublicChanges {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    announce: () => void emitter.emit('change'),
    subscribe: (listener) => {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
  };
}
