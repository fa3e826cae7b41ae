import { pictureGrounds } from '../tokens/palette';

/** Lists of people have `data-people`: the grounds of their pictures take turns, so that no two neighbors share one. */
const turns = pictureGrounds
  .map((_, index) => {
    const selector = `[data-people]>:nth-child(${pictureGrounds.length}n+${index + 1})`;
    return `${selector}{--cp-picture-ground:var(--cp-picture-${index})}`;
  })
  .join('');

/**
 * The page before any component: a small reset, the body's type, focus, selection, less motion. Without motion nothing
 * has a transition: a short one would make every property of everything lag a frame, and antd, which measures a list
 * right after placing it, would leave it far outside the window.
 *
 * A line, cell or paragraph reads in the direction of its own first letter: people write them.
 *
 * A page that turns into the next takes no longer than other motion, and lets presses through meanwhile.
 *
 * On paper there is nothing to go to, to search in or to press.
 *
 * Until a page that came from the server is live and the browser idle (`data-hydrating`), what has `data-below-fold`
 * and is far from the window is neither styled nor laid out: neither the first paint nor the first press waits for it.
 * Afterwards everything has its true height, on which restored scroll positions and anchors depend.
 *
 * Motion of what comes later has its name here (`--cp-enter`: where it enters from): an at-rule that a component brings
 * afterwards has browsers style the whole page anew, a plain rule only what it matches.
 *
 * No `:has()` whose subject is the document or `#app`: browsers would style the whole page anew for each added element.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--cp-size-header-height) + var(--cp-space-16))}
html[data-modal]{overflow:hidden}
body{margin:0;min-height:100dvh;background:var(--cp-bg-page);color:var(--cp-text);font-family:var(--cp-font-family);font-size:var(--cp-font-size-body);line-height:var(--cp-line-height-body);font-synthesis:none;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
#main[data-fills-window]{display:flex;flex:1 1 0px;flex-direction:column;min-height:0}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd,ul,ol,fieldset{margin:0;padding:0}
:where(h1,h2,h3,h4,h5,h6,p){max-width:100%}
fieldset{border:0;min-width:0}
:where(h1,h2,h3,h4,h5,h6,p,li,dt,dd,td,th,blockquote,figcaption,ins,del){unicode-bidi:plaintext}
ul[class],ol[class]{list-style:none}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:var(--cp-weight-semibold)}
img,svg,video{display:block;max-width:100%}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
button:disabled{cursor:not-allowed}
a{color:var(--cp-primary);text-underline-offset:0.2em;text-decoration-thickness:1px}
a:hover{color:var(--cp-primary-hover)}
::placeholder{color:var(--cp-placeholder);opacity:1}
::selection{background:var(--cp-primary);color:var(--cp-on-primary)}
:focus-visible{outline:2px solid var(--cp-primary);outline-offset:2px}
[tabindex="-1"]:focus-visible{outline:none}
@supports not selector(:has(a)){label:focus-within{outline:2px solid var(--cp-primary);outline-offset:1px}}
dialog{color:inherit}
[hidden]{display:none!important}
html[data-hydrating] [data-below-fold]{content-visibility:auto;contain-intrinsic-block-size:auto 40rem}
@keyframes cp-enter{from{opacity:0;transform:var(--cp-enter,none)}}
@keyframes cp-breathe{to{opacity:0.5}}
@keyframes cp-turn{to{transform:rotate(360deg)}}
@keyframes cp-reach-end{from{mask-size:100% 100%}}
${turns}
@media print{nav,[role=search],[data-bottom-bar],[data-screen-only]{display:none!important}[tabindex="0"]{max-height:none!important;overflow:visible!important}}
::view-transition{pointer-events:none}
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:var(--cp-motion-normal);animation-timing-function:var(--cp-motion-ease)}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}button:active:not(:disabled){scale:0.98}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
`.replaceAll('\n', '');
