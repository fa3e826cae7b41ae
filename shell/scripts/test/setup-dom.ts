import { afterEach } from 'vitest';

/** Component tests unmount what they rendered; tests without a DOM do not load the library. */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
