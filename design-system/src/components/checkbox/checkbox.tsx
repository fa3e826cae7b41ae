export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group';
export { CheckboxSelect, type CheckboxSelectProps } from './checkbox-select';
export { Checkbox, type CheckboxProps } from './single-checkbox';
