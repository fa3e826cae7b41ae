/** Subjects that a message can have. */
export const contactSubjects = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'support', label: 'Technical Support' },
  { value: 'billing', label: 'Billing Question' },
  { value: 'partnership', label: 'Partnership Opportunity' },
  { value: 'feedback', label: 'Feedback' },
] as const;
export type ContactSubject = (typeof contactSubjects)[number]['value'];

/** True for a value of the list; a URL can carry anything. */
export function isContactSubject(value: string | null): value is ContactSubject {
  return contactSubjects.some((subject) => subject.value === value);
}
