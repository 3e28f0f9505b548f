import { t } from '../messages';
import { useChats } from '../store/store-context';

/** How many of the day's questions are left, once an answer has told it. */
export function QuestionsLeft() {
  const usage = useChats((state) => state.usage);
  if (!usage || usage.limit === null) return null;
  const left = Math.max(usage.limit - usage.used, 0);
  return t('{left} of {limit} questions left today.', { left, limit: usage.limit });
}
