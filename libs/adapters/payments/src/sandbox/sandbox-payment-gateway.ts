import { createHash } from 'node:crypto';
import { type PaymentRail, railsCharging } from '@svc/contracts';
import { type Clock, type LinkSigner, parseJson } from '@svc/kernel';
import {
  type BankAccount,
  CallbackForged,
  FLOW_OF,
  type OpenCharge,
  type OpenedCharge,
  type PaymentAccount,
  type PaymentAttempt,
  type PaymentFlow,
  PaymentGateway,
  type PaymentTruth,
  ProviderRefused,
  type ReadCallback,
  type RefundAnswer,
  type RefundOrder,
} from '@svc/payments';
import { z } from 'zod';
import type { SandboxBooks } from './sandbox-books';
import { chargeAt, type ChargeRow, refusalOfCharge, type SandboxCall, withFault } from './sandbox-charge';
import { type SandboxSignature, SIGNATURE_HEADER } from './sandbox-callbacks';
import type { GatewayFactory } from '../known-gateways';

const ACCOUNT_LIFE_MS = 30 * 60_000;
const callback = z.object({ id: z.string().min(1), event: z.string(), data: z.object({ reference: z.string().min(1) }) });

/** The built-in provider: it keeps books as a real one does, and its buyers are scripted (`PaymentSandbox`). */
export class SandboxPaymentGateway extends PaymentGateway {
  readonly provider = 'sandbox';
  readonly takesRefundKeys = true;

  constructor(
    private readonly books: SandboxBooks,
    private readonly links: SandboxLinks,
    private readonly signature: SandboxSignature,
    private readonly clock: Clock,
  ) {
    super();
  }

  flowOf(rail: PaymentRail): PaymentFlow {
    return FLOW_OF[rail];
  }

  open({ attempt, description, returnUrl }: OpenCharge): Promise<OpenedCharge> {
    return this.faulty('open', attempt, async () => {
      const { workspaceId, mode, reference, checkoutId, rail, amountMinor, currency } = attempt;
      const bankAccount = rail === 'bank_transfer' ? this.accountFor(attempt) : null;
      const expiresAt = bankAccount && new Date(bankAccount.expiresAt);
      const charge = await this.books.atOnce((books) =>
        books.open({
          workspaceId,
          mode,
          reference,
          checkoutId,
          rail,
          amountMinor,
          currency,
          description,
          returnUrl,
          state: 'open',
          bankAccount,
          expiresAt,
        }),
      );
      return this.openedOf(charge);
    });
  }

  look(attempt: PaymentAttempt): Promise<PaymentTruth> {
    return this.faulty('look', attempt, async () => {
      const row = await this.books.find(attempt.reference);
      if (!row) return { status: 'pending', receipts: [] };
      const now = this.clock.now(attempt);
      const receipts = (await this.books.receipts(row)).map((receipt) => ({ ...receipt, currency: row.currency }));
      const { state } = chargeAt(row, receipts, now);
      const isOver = state === 'failed' || state === 'closed' || state === 'expired';
      const refusal = state === 'paid' ? undefined : refusalOfCharge(row);
      return {
        status: state === 'paid' ? 'paid' : isOver ? 'failed' : 'pending',
        receipts: receipts.filter(({ paidAt }) => paidAt <= now),
        ...(refusal && { refusal }),
      };
    });
  }

  close(attempt: PaymentAttempt): Promise<void> {
    return this.faulty('close', attempt, () => this.books.setState(attempt, 'closed', ['open', 'confirming']));
  }

  async findRefund({ attempt, idempotencyKey }: RefundOrder): Promise<RefundAnswer | undefined> {
    return (await this.books.hasRefund(attempt, idempotencyKey)) ? givenBack(idempotencyKey) : undefined;
  }

  async makeRefund({ attempt, providerReference, amountMinor, idempotencyKey }: RefundOrder): Promise<RefundAnswer> {
    return this.faulty('refund', (await this.books.find(attempt.reference)) ?? attempt, async () => {
      const isGiven = await this.books.refund(attempt, { receiptId: providerReference, amountMinor, key: idempotencyKey });
      if (!isGiven) throw new ProviderRefused('sandbox: more is asked back than was paid');
      return givenBack(idempotencyKey);
    });
  }

  async readCallback(account: PaymentAccount, raw: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ReadCallback> {
    if (!this.signature.isOf(headers[SIGNATURE_HEADER] ?? '', account, raw)) throw new CallbackForged();
    const read = callback.safeParse(parseJson(raw.toString()));
    if (!read.success) throw new CallbackForged();
    return { eventId: read.data.id, reference: read.data.data.reference };
  }

  private async faulty<T>(call: SandboxCall, charge: PaymentAccount & { checkoutId?: string }, work: () => Promise<T>): Promise<T> {
    return withFault(await this.books.takeFault(charge, call), work);
  }

  private openedOf({ rail, reference, mode, bankAccount, expiresAt }: ChargeRow): OpenedCharge {
    const checkoutUrl = rail === 'bank_transfer' ? null : this.links.page(reference);
    const isInline = FLOW_OF[rail] === 'inline';
    return {
      instructions: {
        accessCode: isInline ? digestOf(reference, 'access').slice(0, 20) : null,
        publicKey: isInline ? `pk_sandbox_${mode}` : null,
        checkoutUrl,
        bankAccount,
      },
      expiresAt: expiresAt ?? undefined,
    };
  }

  private accountFor(attempt: PaymentAttempt): BankAccount {
    const { reference, amountMinor, currency } = attempt;
    return {
      bankName: 'Sandbox Bank',
      bankCode: '999',
      accountNumber: accountNumberOf(reference),
      accountName: 'Sandbox Checkout',
      amountMinor,
      currency,
      reference,
      expiresAt: new Date(this.clock.now(attempt).getTime() + ACCOUNT_LIFE_MS).toISOString(),
    };
  }
}

/** Returns the answer for a refund, which the sandbox identifies by our key. */
const givenBack = (key: string): RefundAnswer => ({ status: 'succeeded', providerRefundId: key });

const digestOf = (reference: string, use: string): string => createHash('sha256').update(`${use}\n${reference}`).digest('hex');

function accountNumberOf(reference: string): string {
  return String(Number.parseInt(digestOf(reference, 'account').slice(0, 12), 16) % 10_000_000_000).padStart(10, '0');
}

const PURPOSE = 'sandbox-page';

/** The sandbox's payment page: `{publicUrl}/sandbox/{reference}?t=…`. */
export class SandboxLinks {
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  page(reference: string): string {
    return `${this.publicUrl}/sandbox/${reference}?t=${this.signer.sign(PURPOSE, reference)}`;
  }

  opens(token: string, reference: string): boolean {
    return this.signer.verify(PURPOSE, reference, token);
  }
}

/** Modes in which the sandbox serves rails without credentials (`SANDBOX_PAYMENTS`). */
export type SandboxModes = 'off' | 'test' | 'all';

/**
 * Makes gateways of the built-in provider, which needs no credentials. It charges what providers charge: test mode offers
 * nothing that live mode cannot (D-128). It continues payments that it began also where it may begin no new ones.
 */
export class SandboxFactory implements GatewayFactory {
  readonly provider: string;

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly modes: SandboxModes,
  ) {
    this.provider = gateway.provider;
  }

  mayBegin({ mode }: PaymentAccount): boolean {
    return this.modes === 'all' || this.modes === mode;
  }

  railsOf(currency: string): readonly PaymentRail[] {
    return railsCharging(currency);
  }

  async gatewayOf(): Promise<PaymentGateway> {
    return this.gateway;
  }
}
