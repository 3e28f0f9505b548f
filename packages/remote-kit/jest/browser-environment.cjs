const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web APIs that browsers have, jsdom lacks and Node provides. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'TextEncoder',
      'TextDecoder',
      'TextDecoderStream',
      'TransformStream',
      'BroadcastChannel',
      'structuredClone',
    ];
    for (const name of names) this.global[name] ??= globalThis[name];
  }
}

module.exports = BrowserEnvironment;
