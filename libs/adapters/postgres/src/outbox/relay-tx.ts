import type { FactQueue } from '@svc/contracts';
import type { ContactPlan } from '@svc/customers';
import type { MessagePlan, NoticePlan } from '@svc/notifications';
import type { DeliveryPlan } from '@svc/webhooks';
import type { Sql } from '../work/sql';
import { PostgresContactPlan } from '../customers/contact-readers';
import { PostgresMessagePlan } from '../notifications/postgres-message-plan';
import { PostgresNoticeStore } from '../notifications/postgres-notice-store';
import type { AddressKeys } from '../suppression';
import { PostgresDeliveryPlan } from '../webhooks/postgres-delivery-plan';
import { PostgresFactQueue } from './postgres-fact-queue';

/** The transaction of the relay, which takes facts out of the outbox, and writes all that follows from them (ADR 0019). */
export interface RelayTx {
  outbox: FactQueue;
  deliveries: DeliveryPlan;
  messages: MessagePlan;
  notices: NoticePlan;
  contacts: ContactPlan;
}

/** @param keys keys of suppressed addresses; without them none is suppressed */
export function bindRelayTx(sql: Sql, keys?: AddressKeys): RelayTx {
  return {
    outbox: new PostgresFactQueue(sql),
    deliveries: new PostgresDeliveryPlan(sql),
    messages: new PostgresMessagePlan(sql, keys),
    notices: new PostgresNoticeStore(sql),
    contacts: new PostgresContactPlan(sql),
  };
}
