import { DomainError, InvalidInput, type Mode } from '@svc/kernel';

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

/** The provider will not do it, now or later. */
export class ProviderRefused extends Error {
  /** @param reason the provider's words */
  constructor(readonly reason: string) {
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
