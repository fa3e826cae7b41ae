import { limits } from '@counterpart/api/contract';
import { isEmail } from '../../forms/person-values';
import type { FieldErrors } from '../../forms/use-form';
import { isContactSubject, type ContactSubject } from './contact-subjects';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: ContactSubject | '';
  readonly message: string;
  /** A field people never see: whoever fills it is a program. */
  readonly website: string;
}

const MINIMUM_NAME = 2;
const MINIMUM_MESSAGE = 10;
const MAXIMUM_PHONE = 40;

/** The rules of M §5, with the limits that the API has. */
export function validateContact({ name, email, phone, subject, message }: ContactValues): FieldErrors<ContactValues> {
  return {
    name: nameError(name.trim()),
    email:
      isEmail(email) && email.trim().length <= limits.email.max ? undefined : 'Please enter a valid email address.',
    phone: phone.trim().length <= MAXIMUM_PHONE ? undefined : `Phone must be at most ${MAXIMUM_PHONE} characters.`,
    subject: isContactSubject(subject) ? undefined : 'Please select a subject.',
    message: messageError(message.trim()),
  };
}

function nameError(name: string): string | undefined {
  if (name.length < MINIMUM_NAME) return 'Name must be at least 2 characters.';
  return name.length <= limits.name.max ? undefined : `Name must be at most ${limits.name.max} characters.`;
}

function messageError(message: string): string | undefined {
  if (message.length < MINIMUM_MESSAGE) return 'Message must be at least 10 characters.';
  return message.length <= limits.message.max ? undefined : `Message must be at most ${limits.message.max} characters.`;
}
