/** `@counterpart/shell/sdk/testing`: the shell and the network for an area's tests. Never shipped to a browser. */
export { createFakeHost, type FakeHost } from './fake-host';
export { answerWith, Refusal, type NetworkAnswers, type NetworkCall } from './fake-network';
export { renderInHost, type HostedRender } from './render-in-host';
