import { inProject } from '../shipping/project';
import { runNode } from './scripts';

jest.setTimeout(90_000);

const cases = [
  ['remote-chat/src/remote.tsx', "import '../../remote-admin/src/remote';", 'remote-chat may import shared-contracts'],
  ['remote-chat/src/remote.tsx', "import '../../host/src/app/App';", 'remote-chat may import shared-contracts'],
  ['remote-chat/src/remote.tsx', "import { Link } from 'react-router';\nexport { Link };", 'one router of the page'],
  [
    'shared-contracts/src/brand.ts',
    "import '../../knowledge/src/index';",
    'shared-contracts may import nothing of ours',
  ],
  [
    'host/src/language/use-shown-language.ts',
    "import { paths } from 'shared-contracts/paths';\nexport const english = [paths.admin.path];",
    'The host names no remote',
  ],
  ['knowledge/src/load.ts', "import 'fastify';", 'zod, yaml, language and Node only'],
] as const;

/** What the linter says about files that would hold these texts, in one run of it. */
async function lint(files: readonly (readonly [file: string, text: string])[]): Promise<string[]> {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ cwd: ${JSON.stringify(inProject())} });
    const said = [];
    for (const [filePath, text] of ${JSON.stringify(files)}) {
      const [result] = await eslint.lintText(text + '\\n', { filePath });
      said.push(result.messages.map(({ message }) => message).join(' '));
    }
    process.stdout.write(JSON.stringify(said));`;
  const { output } = await runNode(['--input-type=module', '--eval', script]);
  return JSON.parse(output) as string[];
}

let said: string[] = [];
beforeAll(async () => {
  said = await lint(cases.map(([file, text]) => [file, text]));
});

test.each(cases.map(([file, text, message], index) => ({ file, text, message, index })))(
  '$file may not hold: $text',
  ({ message, index }) => {
    expect(said[index]).toContain(message);
  },
);
