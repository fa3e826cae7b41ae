/** Sender or receiver of a mail. */
export interface Mailbox {
  readonly name: string;
  readonly email: string;
}

const email = /^[^\s@<>"]+@[^\s@<>"]+$/;
const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/;

/** Reads 'Counterpart <support@example.com>' or 'support@example.com'; null when it is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', inside = text] = named.exec(text) ?? [];
  const candidate = inside.trim();
  return email.test(candidate) ? { name: name.trim(), email: candidate } : null;
}
