export { UndiciWebhookSender } from './undici-webhook-sender';
