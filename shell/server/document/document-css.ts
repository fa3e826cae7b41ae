/** Styles of what the shell itself puts into the HTML, beside the design system's. */
export const documentCss = `
.cp-root{display:flex;flex-direction:column;min-height:100dvh}
#main{flex:1 0 auto;outline:none}
.cp-skip-link{position:absolute;left:var(--cp-space-16);top:-100px;z-index:1000;padding:var(--cp-space-8) var(--cp-space-16);background:var(--cp-bg);border-radius:var(--cp-radius-medium)}
.cp-skip-link:focus{top:var(--cp-space-8)}
.cp-noscript{max-width:60ch;margin:var(--cp-space-24) auto;padding:0 var(--cp-space-24)}
`.replaceAll('\n', '');
