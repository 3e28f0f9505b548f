import { useAdmin } from '../app/host';
import { sentenceOf } from '../data/sentence-of';
import { useToast } from './toast/use-toast';

/** Saves a download of the back office as a file; a failure is said. */
export function useDownload(): (path: string) => Promise<void> {
  const admin = useAdmin();
  const toast = useToast();
  return async (path) => {
    try {
      await admin.download(path);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
}
