import type { RefObject } from 'react';
import { messagePdfPath } from 'shared-contracts/calls/chat/routes';
import { useAuth, useHost } from '../host/host-context';
import { useModal } from '../modals/modal-context';
import type { Message } from '../store/chat';
import { useNotify } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { Menu, type MenuEntry } from '../ui/Menu';
import { printArticle } from './print-article';

const planWithDownloads = 'legal-pro-plus';

interface AnswerMenuProps {
  readonly message: Message;
  readonly article: RefObject<HTMLElement | null>;
}

/** The other ways in which an answer can be taken along. */
export function AnswerMenu({ message, article }: AnswerMenuProps) {
  const { config } = useHost();
  const plan = useAuth(({ user }) => user?.plan.slug);
  const openModal = useModal((modal) => modal.open);
  const notify = useNotify();

  const copy = async (text: Promise<string> | string, said: string) => {
    try {
      await navigator.clipboard.writeText(await text);
      notify({ kind: 'info', text: said });
    } catch (error) {
      console.error('The text could not be copied.', error);
    }
  };
  const asText = () => import('../markdown/plain-text').then(({ plainTextWithCitations }) => plainTextWithCitations(message.content, message.citations));
  const includesDownloads = plan === planWithDownloads;
  const download = () => {
    if (includesDownloads && message.serverId) window.location.assign(config.apiBaseUrl + messagePdfPath(message.serverId));
    else openModal({ name: 'plans', reason: 'Answers can be downloaded as PDF with Legal Pro+.' });
  };

  const entries: readonly MenuEntry[] = [
    { label: 'Copy as text with sources', icon: 'text', run: () => void copy(asText(), 'Copied as text, with its sources.') },
    { label: 'Copy as Markdown', icon: 'copy', run: () => void copy(message.content, 'Copied as Markdown.') },
    { label: 'Print', icon: 'print', run: () => article.current && printArticle(article.current) },
    ...(message.serverId || !includesDownloads
      ? [{ label: 'Download as PDF', icon: 'download' as const, run: download, ...(includesDownloads ? {} : { note: 'With Legal Pro+' }) }]
      : []),
  ];
  return <Menu label="More answer actions" trigger={<Icon name="more" size={18} />} entries={entries} />;
}
