import { verify, WebhookError } from '@storefront-service/sdk/webhooks';
import { readBody } from '../service.mjs';

const LARGEST_BODY = 256 * 1024;

/**
 * POST /webhooks. Answers at once, 2xx for every signed event: the service counts everything else as a failure and sends
 * it again later. Work that takes time belongs after the answer.
 */
export async function receiveWebhook(request, response, { secret, received }) {
  const rawBody = await readBody(request, LARGEST_BODY);
  if (!rawBody) return answer(response, 413);
  try {
    received.keep(await verify(rawBody, request.headers, secret));
    answer(response, 204);
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    received.refuse(rawBody.toString());
    answer(response, 401);
  }
}

/** GET /webhooks/stream: received webhooks, as server-sent events. They contain data of buyers, so a real shop shows it to its staff alone, and this one not in production. */
export function streamWebhooks(response, received) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  const stop = received.watch((entry) => response.write(`data: ${JSON.stringify(entry)}\n\n`));
  response.once('close', stop);
}

const answer = (response, status) => response.writeHead(status).end();
