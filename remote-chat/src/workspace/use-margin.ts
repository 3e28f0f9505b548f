import { useEffect } from 'react';
import { usePanel } from '../citations/panel-context';
import { useActiveChat } from '../store/store-context';
import { useMediaQuery } from '../ui/use-media-query';

const roomQuery = '(min-width: 1280px)';
const roomBesideSidebarQuery = '(min-width: 1400px)';

/** Sources stand in the margin where an answer cites any and the window is wide enough for both. */
export function useMargin(isSidebarOpen: boolean): boolean {
  const hasRoom = useMediaQuery(isSidebarOpen ? roomBesideSidebarQuery : roomQuery);
  const hasSources = useActiveChat((chat) => chat?.messages.some(({ citations }) => citations.length > 0) ?? false);
  const showMargin = usePanel((panel) => panel.showMargin);
  const hasMargin = hasRoom && hasSources;
  useEffect(() => showMargin(hasMargin), [showMargin, hasMargin]);
  return hasMargin;
}
