import type { ComponentDocs } from '../../docs/component-docs';

export const filePickerDocs: ComponentDocs = {
  purpose: 'Files from this machine.',
  use: [
    'A picture for a profile, documents for a check, attachments of a message.',
    'With `dropTarget` where files are dropped on more than the picker or pasted: a conversation.',
  ],
  avoid: [['Text can be pasted', 'TextArea']],
  content: [
    '`action` removes the file that is there: ‘Remove Logo’.',
    'Help says kinds and size: ‘PNG, JPEG or WebP, up to 5 MB’.',
    'A refusal names the file and the rule.',
  ],
  strings: ['Please upload a text-based file (.txt, .md) or a PDF'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens the system’s dialog; presses Remove or Try Again'],
  ],
  screenReader: [
    'A native file field, named by its label; refusals are announced and become its description.',
    'Each file’s controls are named with the file.',
  ],
};
