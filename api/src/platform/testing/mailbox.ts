import { Mail } from '../mail/mail.model';

/** The mails to an email that are in the outbox, oldest first. */
export function mailsTo(email: string): Promise<Mail[]> {
  return Mail.query().where({ toEmail: email }).orderBy('id').execute();
}

/** The token in the link of the newest mail of a kind to an email. */
export async function mailedToken(email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(email)).filter((candidate) => candidate.kind === kind).at(-1);
  const token = mail?.content?.action?.href.split(/[#&]/)[1];
  if (!token) throw new Error(`There is no link in a mail '${kind}' to ${email}.`);
  return token;
}
