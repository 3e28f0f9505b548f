import { loadKnowledge } from '../load';
import { dataDirWith, removeDataDirs } from './sample';

afterAll(removeDataDirs);

test.each<[string, string, RegExp]>([
  ['a missing field', '- { number: "1", title: Theft }\n', /^acts\/new\/provisions\.yaml:1: summary: /],
  [
    'a field that does not exist',
    '- number: "1"\n  title: Theft\n  summary: x\n  penalty: none\n',
    /^acts\/new\/provisions\.yaml:1: .*"penalty"/,
  ],
  [
    'a number that is not quoted',
    '- { number: 1A, title: x, summary: x }\n- number: 1\n  title: x\n  summary: x\n',
    /^acts\/new\/provisions\.yaml:2: number: /,
  ],
  ['broken YAML', '- number: "1"\n  title: a: b\n', /^acts\/new\/provisions\.yaml:2: Nested mappings/],
  ['a file of the wrong shape', 'number: "1"\n', /^acts\/new\/provisions\.yaml:1: The file must hold a list\.$/],
])('says where %s stands', (_name, content, message) => {
  expect(() => loadKnowledge(dataDirWith({ 'acts/new/provisions.yaml': content }))).toThrow(message);
});
