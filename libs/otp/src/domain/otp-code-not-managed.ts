import { DomainError } from '@svc/kernel';

/** The client made the code itself and nothing of it is kept: the client alone can check it (D-54). */
export class OtpCodeNotManaged extends DomainError {
  constructor() {
    super('OTP_CODE_NOT_MANAGED', 'You sent a code of your own for this challenge, and we keep none of it: compare what the customer typed yourself.');
  }
}
