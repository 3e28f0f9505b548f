import { brand } from 'shared-contracts/brand';
import type { Platform } from '../../../platform/platform';
import { savedMailServer } from './email-settings';

const timeoutMs = 10_000;

/**
 * What a mail server said stands there; what lies below mail does not, or this would tell open doors of the network from closed
 * ones.
 */
function sentenceOf(error: unknown): string {
  return error instanceof Error && 'responseCode' in error && Boolean(error.responseCode)
    ? `The mail server refused: ${error.message}.`
    : 'There is no mail server to be reached under this name and port.';
}

/** Sends a real mail with the saved settings, at once, so that what the server says can be shown. */
export async function sendTestMail(platform: Platform, to: string): Promise<{ ok: boolean; message: string }> {
  const server = await savedMailServer(platform);
  if (!server) return { ok: false, message: 'Save the email settings first.' };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: server.smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.sendMail({
      from: server.from,
      to,
      subject: `${brand.name}: test mail`,
      text: `This mail shows that ${brand.name} can send mail with the saved settings.\n`,
    });
    return { ok: true, message: `A test mail was sent to ${to}.` };
  } catch (error) {
    return { ok: false, message: sentenceOf(error) };
  } finally {
    transport.close();
  }
}
