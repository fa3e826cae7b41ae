/** Whom a mail is from or to. */
export interface MailAddress {
  readonly name: string;
  readonly email: string;
}

const email = /^[^\s@<>"]+@[^\s@<>"]+$/;
const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/;

/** Reads 'Counterpart <support@example.com>' or 'support@example.com'; null when it is neither. */
export function parseMailAddress(text: string): MailAddress | null {
  const [, name = '', inside = text] = named.exec(text) ?? [];
  const address = inside.trim();
  return email.test(address) ? { name: name.trim(), email: address } : null;
}
