import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstWrong } from './focus-first-wrong';

export { focusFirstWrong };

/** One sentence for each field that is wrong. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string };

/** Attributes of a field of a form, for a control that hands on its event or its value. */
export interface FormField<Name, Value> {
  readonly name: Name;
  readonly value: Value;
  onChange(change: Value | { readonly target: { readonly value: Value } }): void;
}

export interface Form<Values> {
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  readonly pending: boolean;
  /** `<TextInput {...form.field('email')} />`; the error goes to its `Field`, or to a group beside it. */
  field<Field extends keyof Values>(name: Field): FormField<Field, Values[Field]>;
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  /**
   * Checks, then sends; the first wrong field takes the focus. What was typed stays whatever happens; `reset` empties
   * it.
   */
  submit(event: SubmitEvent<HTMLFormElement>): Promise<void>;
  reset(): void;
}

/** Draft of a form: what was entered and not sent, by field. The SDK's `useDraft` is one. */
interface FormDraft {
  /** Calls `take` with what is stored, if something is: fields of `initial`, in its kinds of values. */
  restore(take: (draft: { readonly values: Readonly<Record<string, unknown>> }) => void, initial: object): void;
  write(values: Readonly<Record<string, unknown>>): void;
  forget(): void;
}

interface Options<Values> {
  /** Null for a form of secrets alone, or one that is there to sign in. */
  readonly draft: FormDraft | null;
  readonly initial: Values;
  readonly validate: (values: Values) => FieldErrors<Values>;
  /** Runs with valid values; it reports its own failures. */
  readonly send: (values: Values, form: SendingForm<Values>) => Promise<unknown>;
}

/** Actions on a form whose values are being sent. */
interface SendingForm<Values> {
  reset(): void;
  /** Ends the draft and keeps the fields, with what the server made of them. */
  saved(stored?: Partial<Values>): void;
  /** Shows what the server found wrong at its fields; the first one takes the focus. */
  refuse(errors: FieldErrors<Values>): void;
}

function isEvent<Value>(change: Value | { readonly target: { readonly value: Value } }) {
  return typeof change === 'object' && change !== null && 'target' in change;
}

/** State of a native form: values, errors at the fields, one submit at a time. Changing a field clears its error. */
export function useForm<Values extends object>({ draft, initial, validate, send }: Options<Values>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const entered = useRef<Partial<Values>>({});

  const restore = useEffectEvent(() =>
    draft?.restore((stored) => {
      entered.current = stored.values as Partial<Values>;
      setValues({ ...values, ...entered.current });
    }, initial),
  );
  // A page from the server is rendered without.
  useLayoutEffect(() => restore(), []);

  const reset = () => {
    entered.current = {};
    draft?.forget();
    setValues(initial);
    setErrors({});
  };

  const saved = (stored: Partial<Values> = {}) => {
    entered.current = {};
    draft?.forget();
    setValues((before) => ({ ...before, ...stored }));
  };

  const set: Form<Values>['set'] = (field, value) => {
    entered.current = { ...entered.current, [field]: value };
    draft?.write(entered.current);
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  return {
    values,
    errors,
    pending,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (change) => set(name, isEvent(change) ? change.target.value : change),
    }),
    set,
    reset,
    submit: async (event) => {
      event.preventDefault();
      if (sending.current) return;
      const form = event.currentTarget;
      const refuse = (found: FieldErrors<Values>) => {
        setErrors(found);
        // After the errors are on the page.
        setTimeout(() => focusFirstWrong(form));
      };
      const found = validate(values);
      if (Object.values(found).some(Boolean)) {
        refuse(found);
        return;
      }
      setErrors({});
      sending.current = true;
      setPending(true);
      try {
        await send(values, { reset, saved, refuse });
      } finally {
        sending.current = false;
        setPending(false);
      }
    },
  };
}
