// Host and remotes are separate builds on one page: Fast Refresh works across them only with one runtime for all.
const runtime = (globalThis.sharedRefreshRuntime ??= require('installed-refresh-runtime'));

/** Takes note whether a React joins that can exchange components: the one that visitors get cannot, and came before the hook. */
function injectIntoGlobalHook(page) {
  runtime.injectIntoGlobalHook(page);
  const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const { inject } = hook;
  hook.inject = (react, ...more) => {
    globalThis.pageExchangesComponents ||= typeof react.scheduleRefresh === 'function';
    return inject.call(hook, react, ...more);
  };
}

// Where none can, no component keeps a change to itself: the change goes up to the whole remote (`hot-remote.mjs`).
module.exports = {
  ...runtime,
  injectIntoGlobalHook,
  isLikelyComponentType: (type) => globalThis.pageExchangesComponents === true && runtime.isLikelyComponentType(type),
};
