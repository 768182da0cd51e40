import { InvalidInput } from '@svc/kernel';

/** Nothing was paid for the order yet, so there is nothing to hand over or to give back. */
export class OrderUnpaid extends InvalidInput {
  constructor() {
    super('This order is not paid yet.');
  }
}

/** It is being saved up for: what is paid of it is its buyer's until it is complete (D-15). */
export class OrderSavedFor extends InvalidInput {
  constructor() {
    super('This order is still being saved up for. Cancel its savings plan instead: all that was saved goes back.');
  }
}

/** Not all of the order was handed over, so that it cannot have come back. */
export class OrderNotHandedOver extends InvalidInput {
  constructor(fulfillmentStatus: string) {
    super(`Only what was handed over can come back: this order is ${fulfillmentStatus}. Note first what was handed over.`);
  }
}

/** The order was called off. */
export class OrderOver extends InvalidInput {
  constructor() {
    super('This order is cancelled; there is nothing to hand over.');
  }
}
