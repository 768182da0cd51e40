import { WebhookDeliveriesController } from './deliveries.controller';
import { WebhookDestinationsController } from './destinations.controller';

export const WEBHOOK_CONTROLLERS = [WebhookDestinationsController, WebhookDeliveriesController];
