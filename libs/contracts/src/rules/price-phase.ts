/** Whether the prices of a phase hold: neither its time nor its count has ended it; `left` is how many there still are, null without a cap. */
export function isPhaseOpen({ endsAt }: { endsAt?: string }, left: number | null, hasCome: (moment: string) => boolean): boolean {
  return left !== 0 && !(endsAt && hasCome(endsAt));
}
