/** `@counterpart/shell/sdk/testing`: the shell for an area's tests. Never shipped to a browser. */
export { createFakeHost, type FakeHost } from './fake-host';
export { renderInHost, type HostedRender } from './render-in-host';
