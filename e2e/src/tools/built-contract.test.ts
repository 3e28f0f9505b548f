import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../shipping/project';
import { runNode } from './scripts';

const chunk = (version: string) =>
  `"use strict";(self.webpackChunkremote_test=self.webpackChunkremote_test||[]).push([["expose"],{
    7(e,t,n){n.r(t),n.d(t,{Remote:()=>a,contractVersion:()=>o});var r=n(12);const i=(0,r.lazy)(()=>n.e(3));const o="${version}";function a(){return i}},
    12(e,t,n){e.exports=n(99).react}}]);`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function assertBuilt(promised: string, exported: string): Promise<string> {
  const manifest = { metaData: { contractVersion: promised }, exposes: [{ assets: { js: { sync: ['expose.js'] } } }] };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'expose.js'), chunk(exported));
  const script = `
    import { assertContract } from ${JSON.stringify(inProject('tools/lib/built-contract.mjs'))};
    await assertContract(${JSON.stringify(folder)}, 'remote-test').then(() => console.log('right'), ({ message }) => console.log(message));`;
  return (await runNode(['--input-type=module', '--eval', script])).output;
}

test('a build whose code exports what its manifest promises is right', async () => {
  expect(await assertBuilt('1.1', '1.1')).toContain('right');
});

test('a build whose code exports another contract than its manifest promises is refused with both named', async () => {
  expect(await assertBuilt('1.7', '1.0')).toContain('its manifest promises contract 1.7, its code exports 1.0');
});
