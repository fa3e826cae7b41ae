const otherControls = 'textarea, select, button, a, input:not([type="radio"], [type="checkbox"])';

/** The first question with choices of which none is chosen. */
function firstOpen(form: HTMLFormElement): HTMLFieldSetElement | undefined {
  return [...form.querySelectorAll('fieldset')].find((group) => !group.querySelector('input:checked'));
}

/**
 * Number keys choose an option of the question that has the focus, or else of the first open one. Enter chooses the
 * option that has the focus; on one that is chosen it goes to the next open question, and from the last one on.
 * Fields that take text have their keys to themselves.
 */
export function chooseByKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const form = event.currentTarget as HTMLFormElement;
  const target = event.target as HTMLElement;
  if (target.matches(otherControls)) return;
  if (/^[1-9]$/.test(event.key)) {
    const group = target.closest('fieldset') ?? firstOpen(form) ?? form.querySelector('fieldset');
    const option = group?.querySelectorAll<HTMLInputElement>('input')[Number(event.key) - 1];
    if (!option || option.disabled) return;
    event.preventDefault();
    option.focus();
    option.click();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    if (target instanceof HTMLInputElement && !target.checked) {
      target.click();
      return;
    }
    const open = firstOpen(form)?.querySelector('input');
    if (open) open.focus();
    else form.requestSubmit();
  }
}
