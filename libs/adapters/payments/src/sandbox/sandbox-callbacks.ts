import { createHash } from 'node:crypto';
import type { Due, LinkSigner } from '@svc/kernel';
import type { MoneyName, PaymentAccount } from '@svc/payments';
import type { SandboxBooks } from './sandbox-books';

/** Header with the signature of a callback. */
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

export const SANDBOX_CALLBACK_QUEUE = 'sandbox-callback.v2';

/** A callback as it comes to our HTTP endpoint. */
export interface SignedCallback extends PaymentAccount {
  provider: string;
  raw: Buffer;
  headers: Record<string, string>;
}

/** Makes the sandbox's callbacks when they are due: the bytes and the signature that a provider would post. */
export class SandboxCallbacks {
  /** @param endpoint takes a callback as the HTTP endpoint does */
  constructor(
    private readonly books: SandboxBooks,
    private readonly signature: SandboxSignature,
    private readonly endpoint: (callback: SignedCallback) => Promise<void>,
  ) {}

  /** Returns callbacks that are due, or will be within `aheadMs`, longest due first. */
  due(most: number, aheadMs = 0): Promise<Due<MoneyName>[]> {
    return this.books.dueCallbacks(most, aheadMs);
  }

  /** Makes one callback. Rejects when the endpoint does not take it: it is due again a minute later. */
  async deliver(name: MoneyName): Promise<void> {
    const claimed = await this.books.claimCallback(name);
    if (!claimed) return;
    const { workspaceId, mode, body } = claimed;
    const raw = Buffer.from(body);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: this.signature.sign({ workspaceId, mode }, raw) };
    try {
      await this.endpoint({ provider: 'sandbox', workspaceId, mode, raw, headers });
    } catch (error) {
      await this.books.callbackLater(claimed);
      throw error;
    }
    await this.books.callbackSent(claimed);
  }
}
