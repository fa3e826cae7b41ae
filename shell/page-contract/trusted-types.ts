import { sanitisedPolicy } from '../sdk/browser/sanitised-html';
import { workerPolicy } from '../sdk/browser/worker-url';
import { integrityGlobal, retryParameter } from './integrity';
import { overrideGlobal } from './override';

/** Value of the header that makes browsers refuse text where code or markup is meant. */
export const trustedTypesDirectives = [
  `trusted-types default ${sanitisedPolicy} ${workerPolicy}`,
  "require-trusted-types-for 'script'",
];

/**
 * Runs in the head before any other code: scripts may come only from URLs that have a hash in the page's map. Markup as
 * text is refused, but for styles, which antd writes that way and which hold no `<`.
 */
const policyScript = (alsoFrom: string): string =>
  `self.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){var a=new URL(u,document.baseURI);a.searchParams.delete('${retryParameter}');return self.${integrityGlobal}[a.href]${alsoFrom}?u:null},createHTML:function(h){return h.indexOf('<')<0?h:null}});`;

/** The policy of an ordinary page. */
export const trustedTypesScript = policyScript('');

/** The policy of a page that runs an area from a developer's machine: the URLs of that one origin too. */
export const overriddenTypesScript = (origin: string): string =>
  `self.${overrideGlobal}=${JSON.stringify(origin)};${policyScript(`||a.origin===${JSON.stringify(origin)}`)}`;
