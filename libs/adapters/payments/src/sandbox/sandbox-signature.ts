import { createHash } from 'node:crypto';
import type { LinkSigner } from '@svc/kernel';
import type { PaymentAccount } from '@svc/payments';

/** Bears the signature of a callback. */
export const SIGNATURE_HEADER = 'x-sandbox-signature';
const PURPOSE = 'sandbox-callback';

/** Signatures of the sandbox: of the bytes, and of the account they are for. */
export class SandboxSignature {
  constructor(private readonly signer: LinkSigner) {}

  sign(account: PaymentAccount, raw: Buffer): string {
    return this.signer.sign(PURPOSE, subjectOf(account, raw));
  }

  isOf(signature: string, account: PaymentAccount, raw: Buffer): boolean {
    return this.signer.verify(PURPOSE, subjectOf(account, raw), signature);
  }
}

function subjectOf({ workspaceId, mode }: PaymentAccount, raw: Buffer): string {
  return `${workspaceId}/${mode}/${createHash('sha256').update(raw).digest('hex')}`;
}
