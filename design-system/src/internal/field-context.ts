import { createContext, useContext, useId } from 'react';

/** Attributes from a field for its control. */
export interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

/** Filled by `Field`; controls outside a field see `null`. */
export const FieldContext = createContext<FieldControl | null>(null);

interface OwnAttributes {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  readonly required?: boolean | undefined;
}

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': OwnAttributes['aria-invalid'];
  readonly 'aria-required': true | undefined;
}

/**
 * The attributes that join a control to its field: the label's target, the help and the error. A control's own win.
 * `required` becomes `aria-required`: sentences of our own say what is missing, not the browser's bubble.
 */
export function useControlAttributes(own: OwnAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  const fallbackId = useId();
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id ?? fallbackId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': (own.required ?? field?.required) || undefined,
  };
}
