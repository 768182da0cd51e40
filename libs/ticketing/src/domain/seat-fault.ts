import type { DomainError } from '@svc/kernel';

/** What is missing of who sits on a seat, or does not fit. */
export interface SeatFault {
  /** `name`, `email`, `birth`: it is missing; `age`: too young; `form`: not of its form; `answer`: missing or unfit. */
  kind: 'name' | 'email' | 'birth' | 'age' | 'form' | 'answer';
  /** Where it is to be told: `tickets[0].attendees[1].name`, `dateOfBirth`. */
  path: string;
  /** As whoever asks by the API is told. */
  refusal: DomainError;
}
