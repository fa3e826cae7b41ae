import { fullName } from '@counterpart/api/contract';
import { useAct, useDraft, useHost, useSession } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useState } from 'react';
import { useForm, type Form } from '@counterpart/design-system/form';
import { signUpDraft } from '../../forms/person-values';
import { isContactSubject, type ContactSubject } from './contact-subjects';
import { validateContact, type ContactValues } from './contact-validation';

export interface ContactFormState {
  readonly form: Form<ContactValues>;
  readonly sent: boolean;
  /** The form is shown for another message. */
  readonly startedAgain: boolean;
  /** Reason the last attempt failed, in one sentence. */
  readonly failure: string | null;
  /** Empties the form and shows it again. */
  startAgain(): void;
}

/** The contact form: idle, sending, sent, or failed with everything typed still there. */
export function useContactForm(): ContactFormState {
  const { user } = useSession();
  const { run, failure } = useAct();
  const [sent, setSent] = useState(false);
  const [startedAgain, setStartedAgain] = useState(false);
  const preselected = usePreselectedSubject();
  const draft = useContactDraft();

  const form = useForm<ContactValues>({
    draft,
    initial: {
      name: user ? fullName(user) : '',
      email: user?.email ?? '',
      phone: '',
      subject: preselected,
      message: '',
      website: '',
    },
    validate: validateContact,
    send: (values, { reset }) =>
      run(
        async (api) => {
          await api.send('post', '/api/contact', { body: toMessage(values) });
          reset();
          setSent(true);
        },
        {
          done: () => ({
            title: 'Message sent successfully',
            description: "We'll get back to you as soon as possible.",
          }),
        },
      ),
  });

  const [followed, setFollowed] = useState(preselected);
  if (preselected !== followed) {
    // 'Contact Support' was followed while the page was open: the subject changes, what was typed stays.
    setFollowed(preselected);
    if (preselected) form.set('subject', preselected);
  }

  const startAgain = () => {
    setSent(false);
    setStartedAgain(true);
  };

  return { form, sent, startedAgain, failure, startAgain };
}

/** The form's draft; without one, a visitor is not asked again for what the quiz or the sign-up form knows. */
function useContactDraft(): ReturnType<typeof useDraft> {
  const { drafts, session } = useHost();
  const draft = useDraft('contact');
  return {
    ...draft,
    restore: (take, initial) => {
      let isRestored = false as boolean;
      draft.restore((stored) => {
        isRestored = true;
        take(stored);
      }, initial);
      const known = isRestored || session.getState().user ? null : drafts.read(signUpDraft);
      if (!known) return;
      drafts.close(signUpDraft);
      const { firstName = '', lastName = '', email = '' } = known.values;
      take({ ...known, values: { name: `${String(firstName)} ${String(lastName)}`.trim(), email } });
    },
  };
}

/** The subject that the URL asks for (`?subject=support`), if there is such a subject. */
function usePreselectedSubject(): ContactSubject | '' {
  const [search] = useSearchParams();
  const subject = search.get('subject');
  return isContactSubject(subject) ? subject : '';
}

function toMessage({ name, email, phone, subject, message, website }: ContactValues) {
  return {
    name: name.trim(),
    email: email.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    // The form is only sent with a subject of the list.
    subject: subject as ContactSubject,
    message: message.trim(),
    ...(website && { website }),
  };
}
