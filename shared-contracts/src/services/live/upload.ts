import type { UploadOptions } from '../services';
import { ServiceError } from '../service-error';
import { problemOf } from './client';

/**
 * Posts a form with progress, which `fetch` cannot report.
 * @returns the parsed JSON answer
 */
export function upload<T>(url: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
      else reject(problemOf(request.status, request.responseText));
    };
    request.onerror = () =>
      reject(new ServiceError('The upload was interrupted. Check your connection and try again.', 0));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
