import './lib/check-node.mjs';
import { capture } from './lib/run.mjs';
import { main, Sentence } from './lib/sentence.mjs';

const grave = ['high', 'critical'];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * `npm run audit`: asks the registry for known weaknesses of the packages that the running product is made of.
 * Ends with 1 when a grave one is known, and with 2 when the registry could not be asked: then nothing was checked.
 */
await main(async () => {
  const { output } = await capture(npm, ['audit', '--omit=dev', '--json', ...process.argv.slice(2)]);
  const report = reportIn(output);
  if (!report) {
    console.log(`Nothing was checked: the registry did not answer questions about weaknesses (${reasonIn(output)}).`);
    process.exitCode = 2;
    return;
  }
  const known = Object.values(report.vulnerabilities);
  for (const { name, severity, range, via } of known)
    console.log(`${severity} ${name} ${range}: ${via.map((one) => one.title ?? `through ${one}`).join('; ')}`);
  const counted = report.metadata.dependencies.prod;
  const bad = known.filter(({ severity }) => grave.includes(severity)).length;
  if (bad > 0) throw new Sentence(`${bad} of ${counted} packages have grave known weaknesses: update them.`);
  console.log(`${counted} packages were checked; ${known.length} have known weaknesses, none of them grave.`);
});

/** npm prints warnings beside its report, and an error in its place where the registry has no answer. */
function reportIn(output) {
  const start = output.indexOf('{');
  try {
    const report = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
    return report.vulnerabilities && report.metadata ? report : null;
  } catch {
    return null;
  }
}

function reasonIn(output) {
  return /\b\d{3} [A-Z]\w*(?: [A-Z]\w*)*|E[A-Z]{4,}/.exec(output)?.[0] ?? 'no report came back';
}
