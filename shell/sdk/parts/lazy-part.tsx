import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { FailedDialog, FailedNotice, type Failure } from './failed-part';
import { retried } from './retried';
import { toError } from './to-error';

/** A part of a page whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code; the part then renders without waiting. Never rejects: what fails is fetched again when shown. */
  readonly preload: () => Promise<void>;
};

interface Named<Props> {
  /** Name in the sentence about a failure to load: 'the reviews'. */
  readonly name: string;
  /** Meanwhile. When absent, the nearest `Suspense` around the part decides. */
  readonly loading?: ReactNode | ((props: Props) => ReactNode);
  /** Form of a failure: in the part's place (default), or in a dialog, closed by the part's own `onClose`. */
  readonly failure?: 'notice' | 'dialog';
}

/** Not asked for by the user: a failure is not shown. */
interface Unasked {
  readonly failure: 'hidden';
  readonly loading?: ReactNode;
}

interface MaybeDialog {
  readonly open?: boolean;
  readonly onClose?: () => void;
}

/**
 * Makes a part of code that is fetched separately. When the code cannot be had, the part shows that in its own place,
 * with 'Try Again', and the rest of the page stays as it is, with what was typed; it also tries by itself when the
 * browser is online again. Each try is a new request. Once the code is here no placeholder is shown, so that a page
 * that was rendered with it hydrates in one piece.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Named<Props> | Unasked,
): LazyPart<Props> {
  const { loading, failure = 'notice' } = options;
  const code = createCode(load);

  function Content(props: Props): ReactNode {
    // What it began with stays: another type of component would lose its state.
    const [Attempt] = useState(code.request);
    const [hadFocus, setHadFocus] = useState<boolean>();
    return (
      <Attempt>
        {(outcome) => {
          const Loaded = code.loaded() ?? outcome;
          if (Loaded instanceof Error) return standIn(Loaded, props, setHadFocus);
          return hadFocus ? <Returned part={<Loaded {...props} />} /> : <Loaded {...props} />;
        }}
      </Attempt>
    );
  }

  function standIn(error: Error, props: MaybeDialog, setHadFocus: (hadFocus: boolean) => void): ReactNode {
    // The page is left to the browser.
    if (typeof document === 'undefined') throw error;
    const { open = true, onClose } = props;
    const onLoaded = (hadFocus: boolean) => setHadFocus(hadFocus && failure === 'notice');
    return <FailedPart {...{ code, error, options, onLoaded, open, onClose }} />;
  }

  function Part(props: Props): ReactNode {
    if (loading === undefined) return <Content {...props} />;
    return (
      <Suspense fallback={typeof loading === 'function' ? loading(props) : loading}>
        <Content {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { preload: code.preload });
}

/** Fills a slot; when its code cannot be had, nothing. For releases of areas from before `lazyPart`. */
export const lazyFiller = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyPart(load, { failure: 'hidden' });

/** Renders with what came of a try, once it has ended. */
type Attempt<Component> = ComponentType<{ readonly children: (outcome: Component | Error) => ReactNode }>;

/** The code of one part, shared by everything that shows it. */
interface PartCode<Component> {
  loaded(): Component | null;
  /** The try that runs or has ended, or a first one. */
  request(): Attempt<Component>;
  /** A new try. Tells those that wait when it succeeds. Never rejects. */
  retry(): Promise<Component | Error>;
  /** Called when the failure is no longer shown: the next time the part is shown begins anew. */
  forgetFailure(): void;
  preload(): Promise<void>;
  onLoaded(tell: () => void): () => void;
}

function createCode<Component>(load: () => Promise<Component>): PartCode<Component> {
  let loaded: Component | null = null;
  let attempt: { readonly outcome: Promise<Component | Error>; readonly Attempt: Attempt<Component> } | null = null;
  const waiting = new Set<() => void>();

  async function start(): Promise<Component | Error> {
    try {
      const component = await retried(load);
      // A module that threw while it was run is empty from then on.
      if (!component) throw new Error('The code of a part has no component.');
      loaded = component;
      waiting.forEach((tell) => tell());
      return component;
    } catch (error) {
      return toError(error);
    }
  }
  function begin(): NonNullable<typeof attempt> {
    const outcome = start();
    const ended = async () => {
      const result = await outcome;
      return { default: (({ children }) => children(result)) satisfies Attempt<Component> };
    };
    return { outcome, Attempt: lazy(ended) };
  }
  const Ready: Attempt<Component> = ({ children }) => loaded && children(loaded);
  const current = () => (attempt ??= begin());
  const forgetFailure = () => {
    if (!loaded) attempt = null;
  };
  return {
    loaded: () => loaded,
    request: () => (loaded ? Ready : current().Attempt),
    retry: start,
    forgetFailure,
    preload: async () => {
      if (!loaded && (await current().outcome) instanceof Error) forgetFailure();
    },
    onLoaded: (tell) => {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
  };
}

interface FailedProps {
  readonly code: Pick<PartCode<unknown>, 'loaded' | 'retry' | 'forgetFailure' | 'onLoaded'>;
  readonly error: Error;
  readonly options: Pick<Named<never>, 'name' | 'failure'> | Unasked;
  /** @param hadFocus what had the focus goes away with the failure */
  readonly onLoaded: (hadFocus: boolean) => void;
  readonly open: boolean;
  readonly onClose: (() => void) | undefined;
}

/** Stands in for a part until its code is here. */
function FailedPart({ code, error, options, onLoaded, open, onClose }: FailedProps): ReactNode {
  const [isRetrying, setRetrying] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  const retry = async () => {
    setRetrying(true);
    await code.retry();
    setRetrying(false);
  };
  useEffect(() => {
    const loaded = () => onLoaded(own.current?.contains(document.activeElement) ?? false);
    const online = () => void retry();
    addEventListener('online', online);
    const leave = code.onLoaded(loaded);
    if (code.loaded()) loaded();
    return () => {
      removeEventListener('online', online);
      leave();
    };
  });
  useEffect(() => code.forgetFailure, [code]);
  if (options.failure === 'hidden') return null;
  const failure: Failure = { name: options.name, error, isRetrying, onRetry: () => void retry() };
  if (options.failure === 'dialog') return open && <FailedDialog {...failure} onClose={onClose} />;
  return (
    <div ref={own}>
      <FailedNotice {...failure} />
    </div>
  );
}

/** A part that took the place of its failure, and the focus that the failure had. */
function Returned({ part }: { readonly part: ReactNode }): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={own} tabIndex={-1} style={{ outline: 'none' }}>
      {part}
    </div>
  );
}
