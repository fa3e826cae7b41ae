import { scope } from './refresh-scope';

/** A module that is about to run, as webpack tells of it. */
interface Execution {
  readonly id: string | number;
  factory: (this: unknown, module: HotModule, ...rest: unknown[]) => void;
}

interface HotModule {
  readonly exports: unknown;
  /** Absent without a development server. */
  readonly hot?: {
    /** Present in a module that replaces the one before. */
    readonly data?: object;
    accept(onError: (error: unknown) => void): void;
    dispose(onDispose: () => void): void;
    invalidate(): void;
  };
}

declare const __webpack_require__: { readonly i?: ((execution: Execution) => void)[] };

/** Tells this build's modules from those of the others on the page. */
const build = Math.random().toString(36).slice(2);

scope.$RefreshReg$ ??= () => undefined;
scope.$RefreshSig$ ??= () => (type: unknown) => type;
__webpack_require__.i?.push(watchModule);

/** Names a module's components to React while it runs; a module of components alone is replaced by its next version. */
function watchModule(execution: Execution): void {
  const refresh = scope.counterpartRefresh;
  if (!refresh) return;
  const { factory, id } = execution;
  execution.factory = function (module, ...rest) {
    const outer = { $RefreshReg$: scope.$RefreshReg$, $RefreshSig$: scope.$RefreshSig$ };
    scope.$RefreshReg$ = (type, name) => refresh.register(type, `${build} ${id} ${name}`);
    scope.$RefreshSig$ = () => refresh.createSignatureFunctionForTransform();
    try {
      factory.call(this, module, ...rest);
    } finally {
      Object.assign(scope, outer);
    }
    acceptNext(module, refresh);
  };
}

function acceptNext({ hot, exports }: HotModule, refresh: NonNullable<typeof scope.counterpartRefresh>): void {
  if (!hot) return;
  const values = Object.values(exports ?? {});
  const hasOnlyComponents = values.length > 0 && values.every((value) => refresh.isLikelyComponentType(value));
  if (hasOnlyComponents) {
    hot.accept(reportError);
    // Has webpack hand the next version its data.
    hot.dispose(() => undefined);
    // Once every module of this save has run.
    if (hot.data) setTimeout(() => refresh.performReactRefresh());
  } else if (hot.data) hot.invalidate();
}
