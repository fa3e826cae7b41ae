import { useRef, type ReactNode } from 'react';

const lineEnd = '\n';
const setValue = (field: HTMLTextAreaElement, text: string): void =>
  // React watches the property of the element itself; the prototype's own setter goes past it, as typing does.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);

/**
 * A list that is chosen with more than one element, carried by an unseen field: what a person entered is
 * stored, and entered again after signing in, from fields alone.
 * @param controlId the control whose label names the list
 * @returns the field, and what to call with a list that a person has chosen
 */
export function useCarriedList<Value extends string>(
  controlId: string,
  value: readonly Value[],
  onChange: (value: Value[]) => void,
): readonly [field: ReactNode, choose: (value: readonly Value[]) => void] {
  const ref = useRef<HTMLTextAreaElement>(null);
  const choose = (chosen: readonly Value[]) => {
    if (!ref.current) return;
    setValue(ref.current, chosen.join(lineEnd));
    ref.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const field = (
    <textarea
      hidden
      ref={ref}
      data-carries={controlId}
      value={value.join(lineEnd)}
      onChange={({ target }) => onChange(target.value.split(lineEnd).filter(Boolean) as Value[])}
    />
  );
  return [field, choose];
}
