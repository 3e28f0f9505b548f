import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createHash } from 'node:crypto'
import { compileKnowledge } from './compile'
import { yamlFiles } from './load'

/**
 * Writes the compiled knowledge base as JSON, unless the file there was made from the same data by the same code.
 * @returns whether it was written.
 */
export function buildKnowledge(dataDir: string, sourceDir: string, output: string): boolean {
  const stamp = `${output}.inputs`
  const inputs = inputHash(dataDir, sourceDir)
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return false
  mkdirSync(dirname(output), { recursive: true })
  // A reader never meets half a file, and a stamp never vouches for a file that was not finished.
  const half = `${output}.${process.pid}`
  writeFileSync(half, JSON.stringify(compileKnowledge(dataDir)))
  renameSync(half, output)
  writeFileSync(stamp, inputs)
  return true
}

function inputHash(dataDir: string, sourceDir: string): string {
  const hash = createHash('sha256')
  const code = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')).sort().map((name) => join(sourceDir, name))
  for (const file of [...yamlFiles(dataDir), ...code]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
