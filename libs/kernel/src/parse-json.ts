const NUL = /\0/g;

/**
 * Parses JSON of another service; undefined where the text is not JSON. NUL characters are left out of its texts and names, since
 * PostgreSQL does not store them.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => withoutNul(value));
  } catch {
    return undefined;
  }
}

function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NUL, '');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (!names.some((name) => name.includes('\0'))) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.replace(NUL, ''), part as unknown]));
}
