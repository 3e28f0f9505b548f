import { contactRoutes } from '../../calls/contact/routes';
import type { ContactService } from '../services';
import { ServiceError } from '../service-error';
import type { Client } from './client';

/**
 * Sends the contact form as form-data, to the configured collection service or to the API.
 * @param formUrl address of the external service, '' for the API's own endpoint
 */
export function createContact(client: Client, formUrl: string): ContactService {
  return {
    async send({ body }) {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.append(name, value ?? '');
      if (formUrl === '') {
        await client.request(contactRoutes.send, { body: form });
      } else {
        const response = await fetch(formUrl, { method: 'POST', body: form, headers: { accept: 'application/json' } });
        if (!response.ok)
          throw new ServiceError('There was an error sending your message. Please try again.', response.status);
      }
      return { ok: true };
    },
  };
}
