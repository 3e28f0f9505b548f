import './lib/check-node.mjs';
import { main, Sentence } from './lib/sentence.mjs';

/** Releases of remotes: npm run release -- build|publish|status|rollback|canary|promote <remote> [...], and keep. */
await main(async () => {
  const [command, ...args] = process.argv.slice(2);
  const { commands } = await import('./release/commands.mjs');
  const run = Object.hasOwn(commands, command ?? '') ? commands[command] : undefined;
  if (!run)
    throw new Sentence(
      `Say what to do: npm run release -- ${Object.keys(commands).join('|')} <remote>, such as remote-chat.`,
    );
  console.log(await run(args));
});
