import type { AppRouter } from './create-app-router';

/**
 * Milliseconds that a page may take to come before React hears that it is awaited: a page whose code is here takes
 * none.
 */
const quietTime = 50;

/**
 * The router as React subscribes to it: a pending page is reported only after a delay, because the update renders every
 * link of the page that is about to leave.
 */
export function quietRouter(router: AppRouter): AppRouter {
  const subscribe: AppRouter['subscribe'] = (listener) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe((state, details) => {
      clearTimeout(held);
      if (state.navigation.state === 'loading') held = setTimeout(() => listener(state, details), quietTime);
      else listener(state, details);
    });
    return () => {
      clearTimeout(held);
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as AppRouter;
}
