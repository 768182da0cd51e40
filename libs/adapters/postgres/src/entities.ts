import type { EntitySchema, ObjectLiteral } from 'typeorm';
import * as access from './access/access.entities';
import * as catalogue from './catalogue/catalogue.entities';
import * as checkout from './checkout/checkout.entity';
import * as content from './content/content.entities';
import * as customers from './customers/customer.entities';
import * as notifications from './notifications/message.entity';
import * as orders from './orders/order.entities';
import * as otp from './otp/otp.entities';
import * as outbox from './outbox/outbox.entity';
import * as payments from './payments/payment.entities';
import * as registration from './registration/registration.entities';
import * as subscriptions from './subscriptions/subscription.entity';
import * as ticketing from './ticketing/ticketing.entities';
import * as webhooks from './webhooks/webhook.entities';

const contexts = [access, catalogue, checkout, content, customers, notifications, orders, otp, outbox, payments, registration, subscriptions, ticketing, webhooks];

/** Every table that rows are mapped of; bundling knows no globs. */
export const entities = contexts.flatMap((context) => Object.values(context)) as EntitySchema<ObjectLiteral>[];
