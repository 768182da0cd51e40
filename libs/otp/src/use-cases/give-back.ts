import type { ChallengeName } from '../domain/challenge';
import type { OtpTx } from '../ports/otp-tx';

/**
 * Ends a code that certainly was not sent, and books back what was charged for it, once.
 * @param end `id`: of the entry of the ledger
 */
export async function giveBack({ challenges, wallet }: OtpTx, code: ChallengeName, { at, reason, id }: { at: Date; reason: string; id: string }): Promise<void> {
  const charge = await challenges.fail(code, { at, reason });
  if (!charge || charge.amountMinor === 0) return;
  await wallet.book({ workspaceId: code.workspaceId, id, kind: 'refund', ...charge, challengeId: code.id, at });
}
