import { Controller } from '@nestjs/common';
import { Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { ManageOrders, OrderReader, PreviewRefund, managedOrderRecord, type ManagedOrderRecord } from '@svc/orders';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { orderName, wantedOf } from './order-name';
import { refundQuery, orderRef, presentPreview, refundAnswer, type RefundAnswer, refundOrderBody } from './orders.dto';
import { declineRefundBody, listRefundRequestsQuery, presentRefundRequest, refundRequestView } from './refund-requests.dto';

const refunding = { audience: 'workspace', tag: 'Orders and payments', permission: 'orders.refund' } as const;

/** Refund requests of buyers, made by the link of their order, and the merchant's decisions (ADR 0068). */
@Controller()
export class RefundRequestsController {
  constructor(
    private readonly orders: OrderReader,
    private readonly manage: ManageOrders,
    private readonly preview: PreviewRefund,
  ) {}

  @Operation('GET /admin/refund-requests', {
    audience: 'workspace',
    tag: 'Orders and payments',
    id: 'listRefundRequests',
    permission: 'orders.read',
    summary: 'List refund requests of buyers',
    description:
      'Returns the latest refund request of each order; filter by `state=open` for those that wait for an answer. Buyers can request refunds where `selfService.orders.requestRefund` is on.',
    query: listRefundRequestsQuery,
    returns: pageView(refundRequestView, 'refund requests'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listRefundRequestsQuery }>) {
    const { mode, state } = query;
    return presentPage(await this.orders.refundRequests(id, { mode, state, ...pageRequestOf(query, 'ord') }), 'ord', presentRefundRequest);
  }

  @Operation('POST /admin/orders/:ref/refund-request/accept', {
    ...refunding,
    id: 'acceptRefundRequest',
    whileSuspended: 'allowed',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Accept a refund request',
    description:
      'Refunds the order as `POST …/refund` does, and tells the buyer: by items, which are cancelled with it, also where they cost nothing; by an amount, which cancels nothing; or all that is left. ' +
      'Works only while the request is open, so that a repeated request refunds once. Any other refund of the order also answers its refund request. With `dryRun=true` nothing is written, and the response shows what would be refunded.',
    query: refundQuery,
    body: refundOrderBody,
    returns: refundAnswer,
  })
  async acceptRequest({
    workspace,
    author,
    params: { ref: orderId },
    query: { dryRun },
    body,
  }: RefCall<{ query: typeof refundQuery; body: typeof refundOrderBody }>): Promise<RefundAnswer> {
    const name = await orderName(this.orders, workspace, orderId);
    if (dryRun) return presentPreview(await this.preview.acceptance(name, wantedOf(body)));
    return this.manage.acceptRefundRequest({ ...name, author, wanted: wantedOf(body), reason: body.reason });
  }

  @Operation('POST /admin/orders/:ref/refund-request/decline', {
    ...refunding,
    id: 'declineRefundRequest',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Decline a refund request',
    description:
      'Declines the buyer’s refund request: no money moves, the buyer is mailed your message and reads it on the page of the order. The buyer may request a refund again.',
    body: declineRefundBody,
    returns: managedOrderRecord,
  })
  async declineRequest({
    workspace,
    author,
    params: { ref: orderId },
    body: { message },
  }: RefCall<{ body: typeof declineRefundBody }>): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    return this.manage.declineRefundRequest({ ...name, author, message });
  }
}
