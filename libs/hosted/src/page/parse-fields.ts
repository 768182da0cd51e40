/** Parses a query or a sent form. NUL characters are left out: no browser sends one, and PostgreSQL does not store them. */
export function parseFields(encoded: string): URLSearchParams {
  const fields = new URLSearchParams(encoded);
  if (!encoded.includes('%00') && !encoded.includes('\0')) return fields;
  return new URLSearchParams([...fields].map(([name, value]) => [withoutNul(name), withoutNul(value)]));
}

/** Returns the text without NUL characters. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
