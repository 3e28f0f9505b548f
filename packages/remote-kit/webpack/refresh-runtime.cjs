// Host and remotes are separate builds on one page: Fast Refresh works across them only with one runtime for all.
globalThis.sharedRefreshRuntime ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = globalThis.sharedRefreshRuntime;
