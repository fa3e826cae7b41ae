import type { ComponentDocs } from '../../docs/component-docs';

export const alertDocs: ComponentDocs = {
  purpose: 'A message in the page, next to what it is about.',
  use: [
    'Something about this page that stays true: an address to confirm, a listing under review.',
    'A form’s failure that no field is to blame for.',
  ],
  avoid: [
    ['It reports what someone just did and can be missed', 'Toast'],
    ['One field is wrong', 'the field’s `error`'],
    ['The whole list is missing', 'ErrorState'],
  ],
  content: [
    'The title says what is; the sentence what to do.',
    'No blame, no exclamation mark that the specification does not have.',
  ],
  strings: ['Message Sent Successfully!', 'Error sending message'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses Close or the action'],
  ],
  screenReader: [
    '`error` is announced at once (`role=alert`), the rest when there is time (`role=status`).',
    'The drawing is decoration; the words say how grave it is.',
  ],
};
