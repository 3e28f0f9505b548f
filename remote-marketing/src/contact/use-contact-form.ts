import { useForm } from 'react-hook-form';
import { ServiceError } from 'shared-contracts/services/service-error';
import { m } from 'shared-ui/messages/messages';
import { useHost } from '../host-context';
import type { ToastMessage } from './Toast';

interface ContactFields {
  firstName: string;
  email: string;
  message: string;
  website: string;
}

const empty: ContactFields = { firstName: '', email: '', message: '', website: '' };

/** Sends the contact form through the host's service and reports how it went. */
export function useContactForm(onResult: (toast: ToastMessage) => void) {
  const { services, track } = useHost();
  const { register, handleSubmit, reset, setError, formState } = useForm<ContactFields>({ defaultValues: empty });

  const send = handleSubmit(async (body) => {
    try {
      await services.contact.send({ body });
      reset(empty);
      onResult({ kind: 'success', text: m('Thank you for your message! We will get back to you soon.') });
    } catch (error) {
      // What the server refuses is said beside its field too.
      const refused = error instanceof ServiceError ? Object.entries(error.fields) : [];
      for (const [name, message] of refused)
        if (name in empty) setError(name as keyof ContactFields, { message }, { shouldFocus: true });
      console.error('The contact message could not be sent', error);
      onResult({ kind: 'error', text: m('There was an error sending your message. Please try again.') });
    }
    track('contact-sent');
  });
  return { register, submit: send, isSending: formState.isSubmitting, errors: formState.errors };
}
