// @vitest-environment happy-dom
import { expect, it, test, vi } from 'vitest';
import { blamedRelease, watchFaults } from './faults';

const site = 'https://counterpart.test';
const blog = `${site}/releases/blog/1.1.0/chunks/page.1a.js:1:2045`;
const messaging = `${site}/releases/messaging/2.0.0-local.h1/remote-entry.3c.js:1:9`;
const react = `${site}/assets/react.77.js:2:14`;
const mine = { area: 'blog', version: '1.1.0' };
const shells = { area: 'shell', version: '1.0.0-a1' };

test.each([
  ['a handler that React calls, Chromium', `Error: \n    at onClick (${blog})\n    at Xe (${react})`, mine],
  ['a handler that React calls, Firefox', `onClick@${blog}\nXe@${react}\n`, mine],
  ['a handler that React calls, Safari', `onClick@${blog}\nXe@${react}\n[native code]`, mine],
  ['what React throws for an area, Chromium', `Error: \n    at use (${react})\n    at Page (${blog})`, mine],
  ['what React throws for an area, Firefox', `use@${react}\nPage@${blog}`, mine],
  ['a promise, Chromium', `TypeError: \n    at async ${blog}`, mine],
  ['a promise, Firefox', `async*save@${blog}\npromise callback*send@${messaging}`, mine],
  ['a timer, Safari', `@${blog}`, mine],
  ['a callback that another area calls, Chromium', `Error: \n    at ${blog}\n    at emit (${messaging})`, mine],
  ['a callback that another area calls, Safari', `${blog}\nemit@${messaging}`, mine],
  ['the shell, Chromium', `Error: \n    at Xe (${react})`, shells],
  ['the shell, Safari', `Xe@${react}`, shells],
  ['an extension in the shell', `Error: \n    at chrome-extension://abc/x.js:1:1\n    at Xe (${react})`, null],
  ['a file of another site as the shell', `Xe@https://elsewhere.test/assets/x.js:1:1`, null],
  ['no stack', '', null],
  ['an extension, Chromium', `Error: \n    at chrome-extension://abc/x.js:1:1\n    at load (${blog})`, null],
  ['an extension, Firefox', `send@moz-extension://abc/x.js:1:1\nload@${blog}`, null],
  ['an extension, Safari', `send@webkit-masked-url://hidden/:1:1\nload@${blog}`, null],
  ['an extension that calls an area', `Error: \n    at load (${blog})\n    at chrome-extension://abc/x.js:1:1`, mine],
  ['a file of another site', `Error: \n    at https://elsewhere.test/releases/blog/1.1.0/x.js:1:1`, null],
])('%s', (_, stack, expected) => {
  expect(blamedRelease(stack, site, '1.0.0-a1')).toEqual(expected);
});

const failing = (message: string, frames = `    at onClick (${location.origin}/releases/blog/1.1.0/a.js:1:2)`) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n${frames}` });
const thrown = (error: unknown, filename = '') => {
  dispatchEvent(Object.assign(new Event('error'), { error, message: `Uncaught ${String(error)}`, filename }));
};
const rejected = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reports each fault once, five of an area, each of the area whose file is in the stack', () => {
  const onFault = vi.fn();
  watchFaults(onFault);
  const blamed = () => onFault.mock.calls.map(([{ area, error }]) => `${area}: ${error.message}`);
  thrown(failing('One.'));
  rejected(failing('One.'));
  // A message may name the file of an area that did not throw.
  thrown(failing(`Loading failed: ${location.origin}/releases/messaging/1.0.0/b.js`, ''));
  rejected('a text');
  thrown('A text.', `${location.origin}/releases/messaging/1.0.0/b.js`);
  const refused = { effectiveDirective: 'img-src', blockedURI: 'https://elsewhere.test/' };
  const sourceFile = `${location.origin}/releases/admin/1.0.0/c.js`;
  dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { ...refused, sourceFile }));
  expect(blamed()).toEqual([
    'blog: One.',
    'messaging: A text.',
    "admin: The policy's img-src refused https://elsewhere.test/.",
  ]);
  for (let time = 0; time < 100; time += 1) thrown(failing(`Loop ${time}.`));
  expect(blamed().filter((line) => line.startsWith('blog'))).toHaveLength(5);
});
