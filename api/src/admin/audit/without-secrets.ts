const secret = /password|secret|token|otp/i;

/** The same value with everything that names a secret replaced by whether it was given. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secret.test(name) && typeof inner === 'string' ? (inner === '' ? '' : 'changed') : withoutSecrets(inner),
    ]),
  );
}
