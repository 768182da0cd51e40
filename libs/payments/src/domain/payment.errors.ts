import { DomainError, InvalidInput, type Mode } from '@svc/kernel';
import type { Refusal, RefusalFacts } from './refusal';

/** Thrown when it is unknown whether the provider did the requested work: the request can be retried. */
export class ProviderUnavailable extends DomainError {
  /** @param reason for the log; buyers do not see it */
  constructor(readonly reason = 'no answer') {
    super('PROVIDER_UNAVAILABLE', 'The payment provider does not answer at the moment. Nothing was charged; try again in a little while.');
  }
}

/** Thrown when the workspace has no credentials at the provider: no request is possible until they are set. */
export class NoCredentials extends ProviderUnavailable {
  constructor(provider: string, mode: Mode) {
    super(`no credentials for ${provider} in ${mode} mode`);
  }
}

/**
 * Thrown when the provider does not accept the account's key (any more), or not for this request: the merchant can fix that. Nothing
 * was done.
 */
export class KeyNotAccepted extends ProviderUnavailable {
  /** @param facts provider's own code */
  constructor(
    reason: string,
    readonly facts: RefusalFacts = {},
  ) {
    super(reason);
  }
}

/** Thrown when the provider refused to open a charge: this way to pay is not possible now (D-127). */
export class RailUnavailable extends DomainError {
  constructor({ cause, code }: Refusal) {
    super('PROVIDER_UNAVAILABLE', 'This way to pay is not possible at the moment: the payment provider refused it. Nothing was charged.', {
      refusal: cause === 'card' ? { cause } : { cause, code },
    });
  }
}

/** Thrown when the provider refuses a request permanently. */
export class ProviderRefused extends Error {
  /**
   * @param reason provider's words
   * @param facts subject of the refusal, and the provider's code for it
   */
  constructor(
    readonly reason: string,
    readonly facts: RefusalFacts = {},
  ) {
    super(reason);
    this.name = 'ProviderRefused';
  }
}

/**
 * Thrown when the merchant's money at the provider does not suffice for a refund. Nothing was done; more money will come, or the merchant
 * adds some.
 */
export class BalanceShort extends ProviderRefused {}

/** Thrown when the provider accepted a refund that failed later; the merchant may fix it there. */
export class RefundFailed extends ProviderRefused {
  constructor(
    reason: string,
    readonly providerRefundId: string,
  ) {
    super(reason);
  }
}

/** Thrown for a callback that is not the provider's: its signature or its form is wrong. */
export class CallbackForged extends InvalidInput {
  constructor() {
    super('This callback does not bear the signature of the provider, or cannot be read. Nothing was done.');
  }
}
