import type { ContactMessage } from '../../../contract/named-types';
import { readPhone } from '../../../contract/contact-details';
import Joi from 'joi';
import { nameLimits, phoneLimits } from '../../../contract/limits/accounts';
import { messageLimits } from '../../../contract/limits/messaging';
import { contactSubjects } from './contact-ticket.model';
import { emailText, lineText, longText } from '../../../platform/text/text-schemas';

const everyMessage = (text: string): Record<string, string> => ({
  'any.required': text,
  'any.only': text,
  'string.base': text,
  'string.empty': text,
  'string.min': text,
});

export const contactMessageSchema = Joi.object<ContactMessage>({
  name: lineText()
    .min(2)
    .max(nameLimits.max)
    .required()
    .messages({
      ...everyMessage('Name must be at least 2 characters.'),
      'string.max': `Name must be at most ${nameLimits.max} characters.`,
    }),
  email: emailText('Please enter a valid email address.'),
  // Any words are taken, as specified; a number is stored as everywhere.
  phone: lineText()
    .max(phoneLimits.max)
    .allow('')
    .custom((text: string) => readPhone(text) ?? text)
    .messages({ 'string.max': `Phone must be at most ${phoneLimits.max} characters.` }),
  subject: Joi.string()
    .valid(...contactSubjects)
    .required()
    .messages(everyMessage('Please select a subject.')),
  message: longText()
    .min(10)
    .max(messageLimits.max)
    .required()
    .messages({
      ...everyMessage('Message must be at least 10 characters.'),
      'string.max': `Message must be at most ${messageLimits.max} characters.`,
    }),
  // A honeypot field that users never see: only a bot fills it.
  website: lineText().max(500).allow(''),
}).label('ContactMessage');
