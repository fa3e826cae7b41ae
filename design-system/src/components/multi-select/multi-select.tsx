import { Select } from 'antd';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AntdProvider, type AntdSheet } from '../../internal/antd-provider';
import { antdSelectCss } from '../../internal/antd-select.generated';
import { useControlAttributes } from '../../internal/field-context';
import { Icon } from '../icon/icon';

const sheet: AntdSheet = { name: 'select', css: antdSelectCss };

export interface MultiSelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface MultiSelectProps<Value extends string> {
  readonly options: readonly MultiSelectOption<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  /** Words for none: 'All specialties'. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** antd leaves its list without a name; screen readers need one (WCAG 4.1.2). */
function NamedList({ children }: { readonly children: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  // After every render: typing may put another list in its place.
  useLayoutEffect(() => {
    root.current?.querySelector('[role="listbox"]')?.setAttribute('aria-label', 'Options');
  });
  return <div ref={root}>{children}</div>;
}

/** The list lies in the dialog that the field is in: a modal one covers whatever is outside of it. */
const layerOf = (field: HTMLElement): HTMLElement => field.closest('dialog') ?? document.body;

/** Escape closes the list, and only the next one the dialog around it. */
function keepDialog(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
  if (event.target.getAttribute('aria-expanded') === 'true') event.preventDefault();
}

/** Any number of many, found by typing. Stands on antd: load it lazily. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
}: MultiSelectProps<Value>): ReactNode {
  const attributes = useControlAttributes({});
  return (
    <AntdProvider sheet={sheet}>
      <Select<Value[], MultiSelectOption<Value>>
        {...attributes}
        mode="multiple"
        style={{ width: '100%' }}
        options={[...options]}
        value={[...value]}
        onChange={onChange}
        placeholder={placeholder}
        disabled={disabled}
        status={attributes['aria-invalid'] ? 'error' : undefined}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount="responsive"
        notFoundContent="No matches"
        getPopupContainer={layerOf}
        onKeyDown={keepDialog}
        popupRender={(list) => <NamedList>{list}</NamedList>}
        virtual={options.length > 100}
        suffix={<Icon name="chevron-down" size={16} />}
        removeIcon={<Icon name="close" size={16} />}
        menuItemSelectedIcon={<Icon name="check" size={16} />}
      />
    </AntdProvider>
  );
}
