export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group';
export { Checkbox, type CheckboxProps } from './single-checkbox';
