import { Controller } from '@nestjs/common';
import { OpenOwnOrder } from '@svc/checkout';
import { CheckoutLinks } from '@svc/contracts';
import { type Answer, answerTo, Operation, type WorkspaceCall } from '@svc/http';
import { Clock } from '@svc/kernel';
import { ManageOrders } from '@svc/orders';
import { ownOrderBody, type PlacedOrder, placedOrder, presentToPay } from './own-orders.dto';

/** Orders that a merchant takes in person or by phone (D-163). */
@Controller()
export class OwnOrdersController {
  constructor(
    private readonly openOwnOrder: OpenOwnOrder,
    private readonly manage: ManageOrders,
    private readonly links: CheckoutLinks,
    private readonly clock: Clock,
  ) {}

  @Operation('POST /admin/orders', {
    audience: 'workspace',
    tag: 'Orders and payments',
    permission: 'orders.write',
    id: 'placeOrder',
    audit: 'create',
    summary: 'Take an order by hand',
    description:
      'Sells goods, or tickets of one event, in live mode, by the same stock, capacities and prices as everywhere: with the money that you took (`payment` with a `method`) the order is placed at once, its buyer is sent the confirmation with the tickets, and webhooks report it; with `payment: "link"` the response has a page on which the buyer pays within 24 hours. Tickets can be hidden, need approval, or be out of sale, and their seats need no names, answers or ages; the event must not be over, cancelled or sold out. The order has the source `admin`. What was paid outside is refunded by you: a refund of it is recorded, and no provider is asked. A retry with the same Idempotency-Key and body returns the first result, with the header `Idempotent-Replayed`.',
    body: ownOrderBody,
    status: 201,
    returns: placedOrder,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  })
  async place({
    workspace: { id: workspaceId, slug },
    author,
    body: request,
    idempotencyKey,
  }: WorkspaceCall<{ body: typeof ownOrderBody }>): Promise<Answer<PlacedOrder>> {
    const opened = await this.openOwnOrder.execute({
      workspaceId,
      author,
      request,
      body: request,
      idempotencyKey,
      returnUrl: this.links.shop(slug),
      now: this.clock.now(),
    });
    const { checkout, isReplay } = opened;
    if (!checkout.orderId || checkout.status !== 'paid') return answerTo(presentToPay(opened, this.links, slug), isReplay);
    return answerTo({ order: await this.manage.read({ workspaceId, mode: 'live', orderId: checkout.orderId }) }, isReplay);
  }
}
