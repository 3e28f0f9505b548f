/** Opens WhatsApp with a text, in its app or on its site. */
export function openWhatsApp(text: string): void {
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener,noreferrer');
}

/** Whether the device has a sheet of its own to hand something to other apps. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands a text or link to another app; who closes the sheet has changed their mind, which is no failure. */
export async function shareElsewhere(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
