import { t } from '../messages';

export const acceptedTypes = ['.pdf', '.doc', '.docx', '.txt', '.jpg', '.jpeg', '.png'] as const;
export const mostAttachments = 5;
const largestMb = 10;

/** Why a file cannot be attached, or '' when it can. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string {
  const name = file.name.toLowerCase();
  if (!acceptedTypes.some((type) => name.endsWith(type)))
    return t('{name} cannot be attached. PDF, DOC, DOCX, TXT, JPG and PNG files can.', { name: file.name });
  if (file.size > largestMb * 1024 * 1024)
    return t('{name} is larger than {size} MB. Attach a smaller file.', { name: file.name, size: largestMb });
  if (file.size === 0) return t('{name} is empty.', { name: file.name });
  return '';
}
