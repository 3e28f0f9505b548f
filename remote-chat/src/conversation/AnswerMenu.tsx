import type { RefObject } from 'react';
import { brand } from 'shared-contracts/brand';
import { messagePdfPath } from 'shared-contracts/calls/chat/routes';
import { useAuth, useHost, useIsLive } from '../host/host-context';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import type { Message } from '../store/chat';
import { useActiveChat, useNotify } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { Menu, type MenuEntry } from '../ui/Menu';
import { canShare, openWhatsApp, shareElsewhere } from '../ui/send-elsewhere';
import { printArticle } from './print-article';

const planWithDownloads = 'legal-pro-plus';
/** WhatsApp takes no longer address. */
const longestMessage = 3000;

interface AnswerMenuProps {
  readonly message: Message;
  readonly article: RefObject<HTMLElement | null>;
}

/** The other ways in which an answer can be taken along. */
export function AnswerMenu({ message, article }: AnswerMenuProps) {
  const { config } = useHost();
  const isLive = useIsLive();
  const plan = useAuth(({ user }) => user?.plan.slug);
  const openModal = useModal((modal) => modal.open);
  const notify = useNotify();
  const question = useActiveChat((chat) => questionBefore(chat?.messages ?? [], message.id));

  const copy = async (text: Promise<string> | string, said: string) => {
    try {
      await navigator.clipboard.writeText(await text);
      notify({ kind: 'info', text: said });
    } catch (error) {
      console.error('The text could not be copied.', error);
    }
  };
  const asText = () =>
    import('../markdown/plain-text').then(({ plainTextWithCitations }) =>
      plainTextWithCitations(message.content, message.citations),
    );
  const includesDownloads = plan === planWithDownloads;
  const download = () => {
    if (includesDownloads && message.serverId)
      window.location.assign(config.apiBaseUrl + messagePdfPath(message.serverId));
    else
      openModal({
        name: 'plans',
        chosen: planWithDownloads,
        reason: t('Answers can be downloaded as PDF with Legal Pro+.'),
      });
  };

  const askForCall = () =>
    includesDownloads
      ? openModal({ name: 'consultation', question })
      : openModal({ name: 'plans', chosen: planWithDownloads, reason: t('Consultations are part of Legal Pro+.') });

  const entries: readonly MenuEntry[] = [
    {
      label: t('Copy as text with sources'),
      icon: 'text',
      run: () => void copy(asText(), t('Copied as text, with its sources.')),
    },
    { label: t('Copy as Markdown'), icon: 'copy', run: () => void copy(message.content, t('Copied as Markdown.')) },
    {
      label: t('Send by WhatsApp'),
      icon: 'whatsapp',
      run: () => void asText().then((text) => openWhatsApp(text.slice(0, longestMessage))),
    },
    ...(canShare()
      ? [
          {
            label: t('Share…'),
            icon: 'share' as const,
            run: () => void asText().then((text) => shareElsewhere({ title: brand.name, text })),
          },
        ]
      : []),
    ...(isLive
      ? [
          {
            label: t('Ask for a consultation'),
            icon: 'phone' as const,
            run: askForCall,
            ...(includesDownloads ? {} : { note: t('With Legal Pro+') }),
          },
        ]
      : []),
    {
      label: t('Print'),
      icon: 'print',
      run: () => article.current && printArticle(article.current, { question, at: message.at }),
    },
    ...(message.serverId || !includesDownloads
      ? [
          {
            label: t('Download as PDF'),
            icon: 'download' as const,
            run: download,
            ...(includesDownloads ? {} : { note: t('With Legal Pro+') }),
          },
        ]
      : []),
  ];
  return <Menu label={t('More answer actions')} trigger={<Icon name="more" size={18} />} entries={entries} />;
}

function questionBefore(messages: readonly Message[], answerId: string): string {
  const position = messages.findIndex(({ id }) => id === answerId);
  return messages.slice(0, position).findLast(({ role }) => role === 'user')?.content ?? '';
}
