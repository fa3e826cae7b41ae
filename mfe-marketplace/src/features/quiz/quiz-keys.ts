const otherControls = 'textarea, select, button, a, input:not([type="radio"], [type="checkbox"])';

/**
 * Number keys choose an option. Enter chooses the one that has the focus, and goes on once one is chosen; before that
 * it does nothing: a number key may have gone on by itself. Fields that take text have their keys to themselves.
 */
export function chooseByKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const form = event.currentTarget as HTMLFormElement;
  const target = event.target as HTMLElement;
  if (target.matches(otherControls)) return;
  if (/^[1-9]$/.test(event.key)) {
    const option = form.querySelectorAll<HTMLInputElement>('fieldset input')[Number(event.key) - 1];
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
    if (!form.querySelector('fieldset') || form.querySelector('input:checked')) form.requestSubmit();
  }
}
