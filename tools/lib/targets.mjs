const common = ['package-lock.json', 'tools/build.mjs', 'tools/lib/compress.mjs', 'tools/lib/build-api.mjs'];
const browser = [...common, 'webpack.common.js', 'tools/lib/load-typescript.mjs', 'tools/lib/inline-script.mjs', 'tools/lib/build-browser.mjs', 'shared-contracts/src', 'shared-contracts/package.json'];

/** What is built, and which files it is built from: a target is rebuilt only when one of them changed. */
export const targets = [
  { name: 'remote-admin', kind: 'browser', inputs: [...browser, 'remote-admin'] },
  { name: 'host', kind: 'browser', inputs: [...browser, 'host', 'tools/prerender'] },
  { name: 'remote-chat', kind: 'browser', inputs: [...browser, 'remote-chat'] },
  { name: 'remote-marketing', kind: 'browser', inputs: [...browser, 'remote-marketing'] },
  { name: 'api', kind: 'server', inputs: [...common, 'shared-contracts/src', 'shared-contracts/package.json', 'knowledge/src', 'knowledge/package.json', 'api'] },
];
