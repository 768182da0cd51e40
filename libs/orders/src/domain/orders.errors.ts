import { InvalidInput } from '@svc/kernel';

/** Nothing was paid for the order yet, so there is nothing to hand over or to give back. */
export class OrderUnpaid extends InvalidInput {
  constructor() {
    super('This order is not paid yet.');
  }
}

/** The order was called off. */
export class OrderOver extends InvalidInput {
  constructor() {
    super('This order is cancelled; there is nothing to hand over.');
  }
}
