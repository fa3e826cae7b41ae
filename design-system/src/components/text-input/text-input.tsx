export { isOfInputMethod } from '../../internal/input-method';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { TextArea, type TextAreaProps } from './text-area';
export { TitleInput, type TitleInputProps } from './title-input';
export { TextInput, type TextInputProps } from './plain-input';
