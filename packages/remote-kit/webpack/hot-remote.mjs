import { createElement, useSyncExternalStore } from 'react';
import * as remote from 'remote-of-this-build';

// What a dev server gives a host. A product that runs for visitors has a React that cannot exchange components: there the remote as a whole
// is shown anew after a change, without a reload of the page.
let shown = remote.Remote;
const listeners = new Set();
const follow = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const { contractVersion } = remote;

export function Remote(props) {
  return createElement(
    useSyncExternalStore(follow, () => shown),
    props,
  );
}

import.meta.webpackHot.accept('remote-of-this-build', () => {
  shown = remote.Remote;
  for (const listener of listeners) listener();
});
