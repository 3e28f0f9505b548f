import type { HostApi } from 'shared-contracts/host/host-api';

/** Announces an event on the page, where an installation may listen for it; nothing leaves the browser from here. */
export const track: HostApi['track'] = (event, detail = {}) => {
  window.dispatchEvent(new CustomEvent('product-event', { detail: { event, ...detail } }));
};
