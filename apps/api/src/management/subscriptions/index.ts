import { ManagedRestockAlertsController } from './restock-alerts.controller';
import { SubscribersController } from './subscribers.controller';

export const SUBSCRIPTION_CONTROLLERS = [SubscribersController, ManagedRestockAlertsController];
