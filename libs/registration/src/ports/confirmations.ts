import type { FactOf } from '@svc/contracts';

/** When guests were last sent their confirmation. */
export abstract class Confirmations {
  /**
   * Has the confirmation sent again that the fact asks for, unless the last one is newer than `notSince` (D-51). Of
   * several at once one does. Answers whether it is sent.
   */
  abstract repeat(fact: FactOf<'registration.repeated.v1'>, when: { now: Date; notSince: Date }): Promise<boolean>;
}
