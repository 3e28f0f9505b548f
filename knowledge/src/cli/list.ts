import { compileKnowledge } from '../compile'
import { knowledgeDataDir } from '../dataDir'
import { listLines } from '../listing'

process.stdout.write(listLines(compileKnowledge(knowledgeDataDir)).map((line) => `${JSON.stringify(line)}\n`).join(''))
