/** Selectors of what is on, chosen or current, as components mark it for screen readers. */
const chosen = [
  '[aria-current]:not([aria-current=false],[aria-current=date])',
  '[aria-selected=true]',
  '[aria-pressed=true]',
  '[role=switch]:checked',
  '[role=menuitemradio][aria-checked=true]',
  // A radio that is hidden inside of the label which stands for it.
  "[data-choice][data-checked='true']",
  '.ant-select-item-option-selected',
].join(',');

/** Firefox before 121 leaves out what it does not know inside of `:is`, and elsewhere the whole rule. */
const disabled = ':is(:disabled,[aria-disabled=true],label:has(:disabled))';

/** Roles of the palette as a system's own colors in pictures and charts: SVG keeps the colors it is given. */
const roles = {
  CanvasText:
    'text text-2 text-3 placeholder border border-control star star-fill success warning error error-hover accent',
  Canvas: 'bg bg-page bg-subtle bg-warm primary-bg accent-bg success-bg warning-bg error-bg on-error overlay',
  Highlight: 'primary primary-hover primary-active primary-border',
  HighlightText: 'on-primary',
  GrayText: 'disabled',
};

const variables = Object.entries(roles)
  .flatMap(([color, names]) => names.split(' ').map((name) => `--cp-${name}:${color}`))
  .join(';');

/**
 * Forced colors (Windows High Contrast) take away every ground and shadow. What is chosen has the system's own color
 * for it, wherever it stands; what cannot be used is gray.
 */
export const forcedColorsCss = `
@media (forced-colors:active){
svg{${variables}}
.ant-select-dropdown.cp-antd{outline:1px solid CanvasText}
:focus-visible{outline-color:Highlight}
:is(${chosen}){forced-color-adjust:none;background:Highlight!important;border-color:Highlight!important;color:HighlightText!important}
:is(${chosen}) :is(*,*::before,*::after){border-color:HighlightText!important;background-color:transparent!important;color:HighlightText!important}
:is(${chosen}):is(:focus-visible,:has(input:focus-visible)){outline:2px solid CanvasText!important;outline-offset:2px!important}
:is(${disabled}){border-color:GrayText!important;color:GrayText!important;opacity:1!important}
}
`.replaceAll('\n', '');
