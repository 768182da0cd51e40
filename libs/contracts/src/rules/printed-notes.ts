/** Returns the lines at the foot of tickets: the merchant's terms, and whom to ask. */
export function printedNotes({ promise, email, phone }: { promise?: string; email?: string; phone?: string }): string[] {
  return [promise, [email, phone].filter(Boolean).join(' · ')].filter((line): line is string => Boolean(line));
}
