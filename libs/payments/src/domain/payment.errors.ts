import { DomainError, InvalidInput, type Mode } from '@svc/kernel';
import type { Refusal, RefusalFacts } from './refusal';

/** Thrown when it is unknown whether the provider did what it was asked: it may be asked again. */
export class ProviderUnavailable extends DomainError {
  /** @param reason for the log; buyers do not see it */
  constructor(readonly reason = 'no answer') {
    super('PROVIDER_UNAVAILABLE', 'The payment provider does not answer at the moment. Nothing was charged; try again in a little while.');
  }
}

/** The workspace has no credentials at the provider: there is nobody to ask until they are set. */
export class NoCredentials extends ProviderUnavailable {
  constructor(provider: string, mode: Mode) {
    super(`no credentials for ${provider} in ${mode} mode`);
  }
}

/** The provider does not take the account's key (any more), or not for this: the merchant can mend that. Nothing was done. */
export class KeyNotAccepted extends ProviderUnavailable {
  /** @param facts the provider's own code */
  constructor(
    reason: string,
    readonly facts: RefusalFacts = {},
  ) {
    super(reason);
  }
}

/** The provider refused to open a charge: this way to pay is not possible now (D-127). */
export class RailUnavailable extends DomainError {
  constructor({ cause, code }: Refusal) {
    super('PROVIDER_UNAVAILABLE', 'This way to pay is not possible at the moment: the payment provider refused it. Nothing was charged.', {
      refusal: cause === 'card' ? { cause } : { cause, code },
    });
  }
}

/** The provider will not do it, now or later. */
export class ProviderRefused extends Error {
  /**
   * @param reason the provider's words
   * @param facts what it concerns, and the provider's code for it
   */
  constructor(
    readonly reason: string,
    readonly facts: RefusalFacts = {},
  ) {
    super(reason);
    this.name = 'ProviderRefused';
  }
}

/** The provider has taken a refund, and it came to nothing; it may be mended there. */
export class RefundFailed extends ProviderRefused {
  constructor(
    reason: string,
    readonly providerRefundId: string,
  ) {
    super(reason);
  }
}

/** A callback that is not the provider's: its signature or its form is wrong. */
export class CallbackForged extends InvalidInput {
  constructor() {
    super('This callback does not bear the signature of the provider, or cannot be read. Nothing was done.');
  }
}
