// Contract suites
export { listenersContract } from './listeners.contract';
export { suspendedDeliveriesContract } from './suspended-deliveries.contract';
export { webhooksContract } from './webhooks.contract';

// Fakes
export { InMemoryWebhooks } from './in-memory-webhooks';
export { RecordingDeliveryFailures } from './recording-delivery-failures';

// Builders
export { aDestination, anEvent, DESTINATION_ID, evenRandomness, EVENT_ID, MOMENT, WORKSPACE_ID } from './webhook.builder';

// Helpers
export { answered, ScriptedWebhookSender, timedOut } from './scripted-webhook-sender';
