import { CHECKOUT_STATUSES } from './checkout';
import { checkoutStatusesOf, SAVING_PLAN_STATUSES, savingPlanStatusOf } from './saving-plan';

describe('the state of a savings plan', () => {
  it('[D-15] is saving, completed or cancelled, as its checkout is', () => {
    expect(CHECKOUT_STATUSES.map(savingPlanStatusOf)).toEqual(['saving', 'completed', 'cancelled', 'cancelled']);
  });

  it('[D-15] names the checkouts that are in it, each once', () => {
    expect(SAVING_PLAN_STATUSES.flatMap(checkoutStatusesOf)).toEqual(['open', 'paid', 'expired', 'cancelled']);
  });
});
