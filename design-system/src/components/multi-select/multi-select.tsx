import { Select } from 'antd';
import type { ReactNode } from 'react';
import { AntdProvider } from '../../internal/antd-provider';
import { useControlAttributes } from '../../internal/field-context';

export interface MultiSelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface MultiSelectProps<Value extends string> {
  readonly options: readonly MultiSelectOption<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The options are being fetched. */
  readonly loading?: boolean;
  /** Shown when typing finds nothing; default 'No matches'. */
  readonly emptyText?: string;
  readonly id?: string;
  /** When it stands outside a `Field`. */
  readonly 'aria-label'?: string;
}

/** Any number of many, found by typing. Stands on antd: load it lazily. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  loading = false,
  emptyText = 'No matches',
  id,
  ...rest
}: MultiSelectProps<Value>): ReactNode {
  const attributes = useControlAttributes({ id });
  return (
    <AntdProvider>
      <Select<Value[], MultiSelectOption<Value>>
        {...attributes}
        aria-label={rest['aria-label']}
        mode="multiple"
        style={{ width: '100%' }}
        options={[...options]}
        value={[...value]}
        onChange={(chosen) => onChange(chosen)}
        placeholder={placeholder}
        disabled={disabled}
        loading={loading}
        status={attributes['aria-invalid'] ? 'error' : undefined}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount="responsive"
        notFoundContent={emptyText}
        virtual={options.length > 100}
      />
    </AntdProvider>
  );
}
