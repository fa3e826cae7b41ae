import { afterEach } from 'vitest';

/** Component tests unmount what they rendered; tests without a DOM do not load the library. */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is slow, not wrong.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
  // What pages count stays here: a test that is about it puts its own in this place.
  navigator.sendBeacon = () => true;
}
