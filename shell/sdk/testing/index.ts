/** `@counterpart/shell/sdk/testing`: the shell and the network for an area's tests. Never shipped to a browser. */
export { createFakeHost, type FakeHost } from './fake-host';
export { mockResponses } from './fake-network';
export { Hosted } from './hosted';
export { manifestDifferences } from './manifest-differences';
export { Refusal, type MockResponses, type NetworkCall } from './mock-responses';
export { renderInHost, type HostedRender } from './render-in-host';
