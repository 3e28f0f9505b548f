import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { freePort } from '../free-port';
import { inProject } from '../shipping/project';

jest.setTimeout(120_000);

const config = `
import { remoteConfig } from ${JSON.stringify(inProject('packages/remote-kit/webpack/remote.mjs'))};
export default remoteConfig({
  folder: import.meta.dirname,
  contractVersion: '${CONTRACT_VERSION}',
  title: 'Test',
  cacheDirectory: import.meta.dirname + '/cache',
});
`;
const page = (greeting: string) => `
import { useState } from 'react';
export function Page() {
  const [text, setText] = useState('');
  return <p>${greeting}<input value={text} onChange={(event) => setText(event.target.value)} /></p>;
}
`;
const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'remote.json': JSON.stringify({ name: 'lawyers', frame: 'public', trial: '/lawyers', pages: [], links: [] }),
  'webpack.config.js': config,
  'src/bootstrap.ts': `void import('./standalone');`,
  'src/standalone.tsx': `
import { createRoot } from 'react-dom/client';
import { Remote } from './remote';
createRoot(document.body.appendChild(document.createElement('div'))).render(<Remote />);`,
  'src/remote.tsx': `
import { Page } from './Page';
export const contractVersion = '${CONTRACT_VERSION}';
export function Remote() { return <Page />; }`,
  'src/Page.tsx': page('Before'),
};

test('what is changed in a remote alone arrives without a reload, and what was typed stays', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hot-'));
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [inProject('node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
    { cwd: folder, env: { ...process.env, DEV_PORT: String(port), NODE_ENV: 'development' }, stdio: 'ignore' },
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const address = `http://localhost:${port}/`;
    while (!(await fetch(address).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 200));
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on('pageerror', (error) => errors.push(error.message));
    await tab.goto(address);
    await tab.getByText('Before').waitFor();
    await tab.getByRole('textbox').fill('typed');
    writeFileSync(path.join(folder, 'src/Page.tsx'), page('After'));
    await tab.getByText('After').waitFor();
    expect(await tab.getByRole('textbox').inputValue()).toBe('typed');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
