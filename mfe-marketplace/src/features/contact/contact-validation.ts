import { emailLimits, messageLimits, nameLimits, phoneLimits } from '@counterpart/api/contract';
import { isEmail } from '../../forms/person-values';
import type { FieldErrors } from '@counterpart/design-system/form';
import { isContactSubject, type ContactSubject } from './contact-subjects';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: ContactSubject | '';
  readonly message: string;
  /** A honeypot field that users never see: only a bot fills it. */
  readonly website: string;
}

const minimumName = 2;
const minimumMessage = 10;

/** The specified rules, with the limits that the API has. */
export function validateContact({ name, email, phone, subject, message }: ContactValues): FieldErrors<ContactValues> {
  return {
    name: nameError(name.trim()),
    email: isEmail(email) && email.trim().length <= emailLimits.max ? undefined : 'Please enter a valid email address.',
    phone: phone.trim().length <= phoneLimits.max ? undefined : `Phone must be at most ${phoneLimits.max} characters.`,
    subject: isContactSubject(subject) ? undefined : 'Please select a subject.',
    message: messageError(message.trim()),
  };
}

function nameError(name: string): string | undefined {
  if (name.length < minimumName) return 'Name must be at least 2 characters.';
  return name.length <= nameLimits.max ? undefined : `Name must be at most ${nameLimits.max} characters.`;
}

function messageError(message: string): string | undefined {
  if (message.length < minimumMessage) return 'Message must be at least 10 characters.';
  return message.length <= messageLimits.max ? undefined : `Message must be at most ${messageLimits.max} characters.`;
}
