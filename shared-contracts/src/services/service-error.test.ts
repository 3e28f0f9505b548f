import { ServiceError } from './service-error';

test('an error of another copy of the class, as in another bundle, is an instance too', () => {
  jest.isolateModules(() => {
    const other = jest.requireActual<{ ServiceError: typeof ServiceError }>('./service-error');
    expect(other.ServiceError).not.toBe(ServiceError);
    expect(new other.ServiceError('No.', 429)).toBeInstanceOf(ServiceError);
  });
  for (const other of [new Error('No.'), null, undefined, 'No.']) expect(other).not.toBeInstanceOf(ServiceError);
});
