/** `@counterpart/shell/federation`: how every area, and the shell itself, is built and released. */
export { hostConfig } from './host-config';
export { remoteConfig } from './remote-config';
