import type { ComponentDocs } from '../../docs/component-docs';

export const toastDocs: ComponentDocs = {
  purpose: 'Says that something was done, and leaves.',
  use: ['After what someone did: sent, saved, deleted.'],
  avoid: [
    ['It must be acted on', 'Alert or Dialog'],
    ['A field is wrong', 'the field’s `error`'],
  ],
  content: [
    'At the bottom; below the header where `data-bottom-bar` marks a composer or a bar of actions.',
    'Two lines. One at a time, 5 seconds; errors stay until closed.',
  ],
  strings: [
    'Login successful',
    'Login failed',
    'Registration failed',
    'Logged out successfully',
    'Message sent',
    'Your message has been sent successfully.',
    'Review submitted',
    'Profile updated',
    'Link copied to clipboard!',
  ],
  keys: [
    ['Tab', 'Moves into it and holds it'],
    ['Escape', 'Closes it'],
    ['Enter, Space', 'Presses the action or Close'],
  ],
  screenReader: ['Announced without moving the focus; errors at once.'],
};
