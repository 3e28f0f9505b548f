import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileKnowledge, type CompiledKnowledge, type CompiledProvision, type CompiledRecord } from '..'
import { buildKnowledge } from '../build'
import { listLines } from '../listing'
import { dataDirWith, removeDataDirs } from './sample'

afterAll(removeDataDirs)

const provision = ({ records }: CompiledKnowledge, id: string): CompiledProvision => {
  const isIt = (record: CompiledRecord): record is CompiledProvision => record.kind === 'provision' && record.id === id
  const found = records.find(isIt)
  if (!found) throw new Error(`no provision ${id}`)
  return found
}

test('a provision carries its label, its languages and what came before it', () => {
  const compiled = compileKnowledge(dataDirWith())
  expect(provision(compiled, 'new-1')).toMatchObject({
    label: 'Section 1, New Act, 2000',
    status: 'in force',
    languages: ['en', 'ta'],
    facts: { bailable: 'no' },
    askedAs: ['chori', 'திருட்டு', 'somebody took my bicycle'],
    predecessors: [{ id: 'old-1', number: '1', of: '1(2)', kind: 'changed' }],
  })
  expect(provision(compiled, 'old-1')).toMatchObject({ status: 'repealed', repealedOn: '2000-01-01', successors: [{ id: 'new-1', number: '1(2)' }] })
  expect(provision(compiled, 'old-2').correspondenceNotes).toEqual([{ of: '2', kind: 'omitted', note: 'struck down' }])
  expect(provision(compiled, 'new-1a').correspondenceNotes).toEqual([{ of: '1A', kind: 'new', note: 'snatching is new' }])
})

test('only a record that changes gets another hash', () => {
  const before = compileKnowledge(dataDirWith())
  const after = compileKnowledge(dataDirWith({ 'acts/old/provisions.yaml': '- { number: "1", title: Theft, summary: Taking. }\n- { number: "2", title: Adultery, summary: Reworded. }\n' }))
  const hashes = new Map(before.records.map(({ id, hash }) => [id, hash]))
  expect(after.records.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ id }) => id)).toEqual(['old-2'])
  expect(after.hash).not.toBe(before.hash)
})

test('the list gives provisions as the contract wants them', () => {
  expect(listLines(compileKnowledge(dataDirWith()))).toContainEqual({ id: 'old-2', kind: 'provision', act: 'Old Act, 1900', number: '2', title: 'Adultery', status: 'repealed', languages: ['en'] })
})

test('the file is written again only when something changed', () => {
  const dir = dataDirWith()
  const output = join(dir, 'dist', 'knowledge.json')
  const build = (): boolean => buildKnowledge(dir, __dirname, output)
  expect([build(), build()]).toEqual([true, false])
  appendFileSync(join(dir, 'acts/old/provisions.yaml'), '# a remark\n')
  expect(build()).toBe(true)
})
