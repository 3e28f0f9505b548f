import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

const expected = new Map<string, string>();

/** From now on the code at this address runs only when it has this hash (`sha384-...`). */
export function expectIntegrity(url: string, integrity: string): void {
  expected.set(url, integrity);
}

/** Whether the code at this address is held against a hash. */
export const isHeldToHash = (url: string): boolean => expected.has(url);

/** Makes the browser itself refuse an entry whose hash is not the registry's. */
export const entryIntegrity = (): ModuleFederationRuntimePlugin => ({
  name: 'entry-integrity',
  createScript({ url }) {
    const integrity = expected.get(url);
    if (!integrity) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    return script;
  },
});
