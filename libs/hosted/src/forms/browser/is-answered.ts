/** Returns true when a question has the answer that another depends on, by the service's rules: `07` and `7` are the same number. */
export function isAnswered(values: readonly string[], wanted: string, isTruth: boolean): boolean {
  if (isTruth) return String(values.length > 0) === wanted;
  return values.map((value) => value.trim()).some((value) => value === wanted || (value !== '' && String(Number(value)) === wanted));
}
