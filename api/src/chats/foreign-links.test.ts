import { withoutForeignLinks } from './foreign-links';

test.each([
  ['Visit [our partner](https://evil.example/pay) for bail.', 'Visit our partner for bail.'],
  ['![seal](https://evil.example/seal.png) Official.', 'seal Official.'],
  ['Pay at https://evil.example/pay?x=1 now.', 'Pay at (link removed) now.'],
  ['Pay at <https://evil.example>.', 'Pay at (link removed).'],
  ['Look at www.evil.example/x.', 'Look at (link removed)'],
  ['[x](javascript:alert(1))', '[x] ((1))'],
  ['[gov](https://gov.in.evil.example)', 'gov'],
  ['[gov](https://gov.in@evil.example)', 'gov'],
  ['Read [this][1].\n\n[1]: https://evil.example', 'Read [this][1].\n\n'],
  [
    'File at [eDaakhil](https://edaakhil.nic.in/) or https://cybercrime.gov.in',
    'File at [eDaakhil](https://edaakhil.nic.in/) or https://cybercrime.gov.in',
  ],
  ['It is settled [1], [2].', 'It is settled [1], [2].'],
])('%s', (markdown, expected) => expect(withoutForeignLinks(markdown)).toBe(expected));
