import { useEffect, useState } from 'react';

interface SidebarState {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Closed at first and whenever the window changes its size. */
export function useSidebar(): SidebarState {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let width = window.innerWidth;
    const onResize = () => {
      const isKeyboard = window.innerWidth === width && document.activeElement?.matches('#chats input');
      width = window.innerWidth;
      if (!isKeyboard) setOpen(false);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return { isOpen, setOpen };
}
