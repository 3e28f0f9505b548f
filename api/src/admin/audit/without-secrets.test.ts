import { withoutSecrets } from './without-secrets';

test.each([
  [
    { name: 'Asha', password: 'hunter22' },
    { name: 'Asha', password: 'changed' },
  ],
  [{ gateways: [{ secretKey: 'sk_1', apiKey: 'pk_1' }] }, { gateways: [{ secretKey: 'changed', apiKey: 'pk_1' }] }],
  [{ smtpPassword: '' }, { smtpPassword: '' }],
  [{ secretKeySet: true }, { secretKeySet: true }],
  [null, null],
  ['text', 'text'],
])('%j becomes %j', (value, expected) => {
  expect(withoutSecrets(value)).toEqual(expected);
});
