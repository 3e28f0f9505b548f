import { checkDepth, checkKnowledge } from '../check';
import { checkTriage } from '../check/triage';
import { compileLoaded } from '../compile';
import { knowledgeDataDir } from '../data-dir';
import { figures } from '../figures';
import { loadKnowledge } from '../load';
import { KnowledgeError, problemText } from '../problem';
import { loadTriageFiles } from '../triage/load-triage';

function main(): number {
  const loaded = loadKnowledge(knowledgeDataDir);
  const problems = [
    ...checkKnowledge(loaded, new Date().toISOString().slice(0, 10)),
    ...checkTriage(loadTriageFiles(knowledgeDataDir), loaded),
  ];
  const thin = checkDepth(loaded);
  for (const problem of [...thin, ...problems]) console.error(problemText(problem));
  for (const line of figures(compileLoaded(loaded))) console.log(line);
  console.log(
    thin.length === 0
      ? 'Every record says enough.'
      : `${thin.length} places say too little and have to be written out.`,
  );
  console.log(problems.length === 0 ? 'The knowledge base is sound.' : `${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
