/** Globals that reach out of the process; nothing that renders a page needs them. */
const reaching = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'navigator', 'gc'];

/** Prototypes whose methods a library may well override on objects of its own: they stay assignable there. */
const overridden = new Set<object>([Object.prototype, Error.prototype]);

/** In development React silences the console and takes over how stacks are written, and puts both back. */
const assignable = new Set<unknown>([Error, console]);

/**
 * Takes from this process what releases are not to have, once the program itself has loaded: the process object with
 * its ways to modules, environment and end, and everything that reaches a network. What all releases share is frozen,
 * so that none changes it under the others. A seat belt, no wall: that is `npm run renderer`.
 */
export function confine(shared: Readonly<Record<string, unknown>>): void {
  for (const name of reaching) Reflect.deleteProperty(globalThis, name);
  const harmless = Object.freeze({
    env: Object.freeze({ ['NODE_ENV']: process.env['NODE_ENV'] }),
    nextTick: (task: (...values: unknown[]) => void, ...values: unknown[]) => queueMicrotask(() => task(...values)),
  });
  replaceGlobal('process', harmless);
  for (const name of Object.getOwnPropertyNames(globalThis)) fixGlobal(name);
  for (const module of Object.values(shared)) Object.freeze(module);
}

function replaceGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });
}

/** A global that stays what it is, with everything that it and its instances can do. */
function fixGlobal(name: string): void {
  const known: TypedPropertyDescriptor<unknown> | undefined = Object.getOwnPropertyDescriptor(globalThis, name);
  const value = known?.value;
  // `JSON`, `Math` and their like; not the global object itself, which goes by the name of `global`.
  const isNamespace = value !== globalThis && Object.prototype.toString.call(value).slice(8, -1) === name;
  if (!known?.configurable || !known.writable || (typeof value !== 'function' && !isNamespace)) return;
  replaceGlobal(name, value);
  if (typeof value === 'function' && isObject(value.prototype)) fixPrototype(value.prototype);
  if (!assignable.has(value)) Object.freeze(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Node.js has a flag for this (`--frozen-intrinsics`), which makes an accessor of every method and pages a third
 * slower.
 */
function fixPrototype(prototype: object): void {
  if (!overridden.has(prototype)) {
    Object.freeze(prototype);
    return;
  }
  for (const [key, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    if (configurable && value !== undefined) fixOverridable(prototype, key, value);
  Object.preventExtensions(prototype);
}

/** A frozen property hides assignments to objects that inherit it; this one lets them have their own. */
function fixOverridable(owner: object, key: string, value: unknown): void {
  Object.defineProperty(owner, key, {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === owner) throw new TypeError(`${key} is shared by all areas and stays what it is.`);
      Object.defineProperty(this, key, { value: own, writable: true, configurable: true, enumerable: true });
    },
    enumerable: false,
    configurable: false,
  });
}
