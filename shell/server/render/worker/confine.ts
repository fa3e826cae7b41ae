/** Globals that reach out of the process; nothing that renders a page needs them. */
const reaching = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'navigator', 'gc'];

/**
 * Takes from this process what releases are not to have, once the program itself has loaded: the process object with
 * its ways to modules, environment and end, and everything that reaches a network. What all releases share is frozen,
 * so that none changes it under the others. A seat belt, no wall: that is `npm run renderer`.
 */
export function confine(shared: Readonly<Record<string, unknown>>): void {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  // There React silences the console and takes over how stacks are written, and puts both back.
  if (isDevelopment) for (const value of [Error, console]) fixed.add(value);
  else ignoreAssignment(Error, 'prepareStackTrace');
  for (const name of reaching) Reflect.deleteProperty(globalThis, name);
  const harmless = Object.freeze({
    env: Object.freeze({ ['NODE_ENV']: process.env['NODE_ENV'] }),
    nextTick: (task: (...values: unknown[]) => void, ...values: unknown[]) => queueMicrotask(() => task(...values)),
  });
  replaceGlobal('process', harmless);
  for (const name of Object.getOwnPropertyNames(globalThis)) fixGlobal(name);
  for (const value of withHiddenPrototypes()) fixPrototypes(value);
  for (const module of Object.values(shared)) {
    Object.freeze(module);
    // In development React writes into what it is given.
    if (!isDevelopment) fixExports(module);
  }
}

function replaceGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });
}

/** A global that stays what it is, with everything that it and its instances can do. */
function fixGlobal(name: string): void {
  const known = Object.getOwnPropertyDescriptor(globalThis, name);
  // Node.js loads some of them when they are first read.
  if (!known?.configurable || !(known.writable || known.get)) return;
  const value = readGlobal(name);
  // `JSON`, `Math` and their like; not the global object itself, which goes by the name of `global`.
  const isNamespace = value !== globalThis && Object.prototype.toString.call(value).slice(8, -1) === name;
  if (typeof value !== 'function' && !isNamespace) return;
  replaceGlobal(name, value);
  fix(value);
}

/** Some throw where a flag is missing. */
function readGlobal(name: string): unknown {
  try {
    return Reflect.get(globalThis, name);
  } catch {
    return undefined;
  }
}

/** Values whose prototypes no global leads to. */
function withHiddenPrototypes(): unknown[] {
  const segments = new Intl.Segmenter().segment('');
  const iterables = [[], new Map(), new Set(), '', new URLSearchParams(), new Headers(), new FormData(), segments];
  const iterators = iterables.map((iterable: Iterable<unknown>) => iterable[Symbol.iterator]());
  function* generator(): Generator {}
  async function* asyncGenerator(): AsyncGenerator {}
  const functions = [generator, asyncGenerator, async () => {}];
  return [...iterators, segments, ''.matchAll(/x/g), generator(), asyncGenerator(), ...functions];
}

function fixPrototypes(value: unknown): void {
  for (let at: unknown = Object.getPrototypeOf(value); isObject(at); at = Object.getPrototypeOf(at)) fix(at);
}

/** Values that are frozen already, or stay assignable. */
const fixed = new Set<unknown>();

/** Freezes an intrinsic with its methods and what its instances inherit. */
function fix(value: unknown): void {
  if (!isObject(value) || fixed.has(value)) return;
  fixed.add(value);
  const own = Object.getOwnPropertyDescriptors(value);
  for (const key of Reflect.ownKeys(own)) {
    const { value: part } = (Reflect.get(own, key) ?? {}) as TypedPropertyDescriptor<unknown>;
    if (typeof part === 'function' || key === 'prototype') fix(part);
  }
  fix(Object.getPrototypeOf(value));
  fixObject(value);
}

/**
 * Node.js has a flag for this (`--frozen-intrinsics`), which makes an accessor of every method and pages a third
 * slower.
 */
function fixObject(value: object): void {
  if (isOverridden(value)) fixOverridable(value);
  else Object.freeze(value);
}

/** Prototypes whose methods a library may well override on objects of its own: they stay assignable there. */
function isOverridden(value: object): boolean {
  return value === Object.prototype || value === Error.prototype || value instanceof Error;
}

function fixOverridable(prototype: object): void {
  for (const [key, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    if (configurable && value !== undefined) fixOverridableProperty(prototype, key, value);
  Object.preventExtensions(prototype);
}

/** A frozen property hides assignments to objects that inherit it; this one lets them have their own. */
function fixOverridableProperty(owner: object, key: string, value: unknown): void {
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

/** React assigns it when it describes where an error came from, and would end with an error of its own. */
function ignoreAssignment(owner: object, key: string): void {
  const value: unknown = Reflect.get(owner, key);
  Object.defineProperty(owner, key, { get: () => value, set: () => undefined, configurable: false });
}

/** Freezes what a shared module exports, where it is plain: React's contexts and its own state stay as they are. */
function fixExports(module: unknown): void {
  if (!isObject(module)) return;
  for (const key of Object.keys(module)) {
    const value: unknown = isInternal(key) ? undefined : Reflect.get(module, key);
    if (!isObject(value) || fixed.has(value) || !isPlain(value)) continue;
    fixed.add(value);
    // A module of CommonJS once more, in one piece.
    if (key === 'default' && typeof value !== 'function') fixExports(value);
    if (typeof value === 'function' && isObject(value.prototype)) fixOverridable(value.prototype);
    Object.freeze(value);
  }
}

/** By convention a module's own: React writes there what it renders right now. */
const isInternal = (key: string) => key.startsWith('_');

/** React writes into contexts while it renders; a context is what has a provider and a consumer. */
function isPlain(value: object): boolean {
  if (typeof value === 'function' || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype) && !('Provider' in value && 'Consumer' in value);
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
