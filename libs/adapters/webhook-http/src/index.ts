export { NodeWebhookSender } from './node-webhook-sender';
