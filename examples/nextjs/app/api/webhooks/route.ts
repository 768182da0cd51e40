import { verify, WebhookError } from '@storefront-service/sdk/webhooks';
import { revalidateTag } from 'next/cache';
import { CATALOGUE } from '../../../lib/store';

const { WEBHOOK_SECRET = '' } = process.env;
/** Events that change the catalogue: seats and stock that are left, or a product that was deleted. */
const CHANGES = ['attendee.registered', 'attendee.cancelled', 'checkout.completed', 'checkout.expired', 'order.updated', 'product.deleted'];

export async function POST(request: Request): Promise<Response> {
  try {
    // The body as it came: JSON that was parsed and written anew has another signature.
    const event = await verify(await request.text(), request.headers, WEBHOOK_SECRET);
    if (CHANGES.includes(event.type)) revalidateTag(CATALOGUE, { expire: 0 });
    console.log('webhook', event.type, event.id);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookError) return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}
