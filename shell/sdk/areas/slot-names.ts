import type { ShellSlots } from './slots';

type ShellSlot = keyof ShellSlots;

const names: Readonly<Record<ShellSlot, true>> = {
  'professional.contact': true,
  'header.messages-count': true,
  'dashboard.messages': true,
  'conversation.meetings': true,
  'session.outbox': true,
  'conversation.sent': true,
  'session.push': true,
  'admin.rail': true,
  'guide.preview': true,
};

/** Every slot of the shell that an area can fill; the compiler holds this list to the types. */
export const slotNames = Object.keys(names) as readonly ShellSlot[];
