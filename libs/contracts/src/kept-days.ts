/** Days for which webhook events and their deliveries are kept, listed and can be sent again (D-75). */
export const WEBHOOKS_KEPT_DAYS = 30;

/** Days for which orders, codes and people of test mode are kept (D-17). */
export const TEST_MODE_KEPT_DAYS = 90;
