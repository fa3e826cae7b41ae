/** Style sheet of the documentation page; follows the reader's light or dark setting. */
export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
h2 { border-bottom: 1px solid; margin-top: 2.5rem; }
h4 { margin: 1rem 0 .25rem; }
details { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible, a:focus-visible { outline: 2px solid; outline-offset: 2px; }
code { font-size: .9em; }
.method { display: inline-block; font-weight: 700; min-width: 4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
`;
