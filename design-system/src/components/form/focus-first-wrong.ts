/**
 * A field that is marked, or the first choice of a group whose note says what is wrong: a group cannot be marked
 * itself.
 */
const wrong = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input';

/** Takes the focus to the first thing that is wrong. Call it once the errors are on the page. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(wrong)?.focus();
}
