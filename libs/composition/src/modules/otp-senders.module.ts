import { Module } from '@nestjs/common';
import { Metrics } from '@svc/adapters/metrics';
import {
  CodeSenderFactory,
  ConnectedCodeSenders,
  Mailbox,
  ProviderDeliveryReports,
  serviceConnectionOf,
  switchedOff,
} from '@svc/adapters/messaging';
import { bindSenderTx, PostgresSenderConnections, PostgresUnitOfWork, Sql } from '@svc/adapters/postgres';
import { Clock, IdGenerator, SecretBox } from '@svc/kernel';
import {
  ChangeTemplate,
  CodeSenders,
  ConfirmCallbackAddress,
  DeleteTemplate,
  DeliveryReports,
  FindCallbackConnection,
  MakeTemplate,
  ReceiveDelivery,
  RemoveConnection,
  SenderConnections,
  SenderUnitOfWork,
  SetConnection,
  type CodeSender,
} from '@svc/otp';
import { ServiceConfig } from '../config/config';
import { MailboxModule } from './messages.module';
import { MeteredCodeSender } from '../metrics/metered-calls';
import { construct, provide } from '../provide';
import { TracedCodeSender } from '../traces/traced-calls';

const ports = [
  provide(SenderUnitOfWork, [Sql, IdGenerator], (sql, ids) => new PostgresUnitOfWork(sql, (sql) => bindSenderTx(sql, ids))),
  provide(SenderConnections, [Sql, SecretBox], (sql, box) => new PostgresSenderConnections(sql, box)),
  provide(DeliveryReports, [], () => new ProviderDeliveryReports()),
  provide(
    CodeSenders,
    [SenderConnections, ServiceConfig, Mailbox, Metrics],
    (connections, { messaging, http: { publicUrl }, outward, production, waits }, mailbox, metrics) => {
      const factory = new CodeSenderFactory({
        addresses: messaging.addresses,
        publicUrl,
        mailbox: production ? undefined : mailbox,
        waits,
      });
      const now = (sender?: CodeSender) =>
        sender && (outward ? new TracedCodeSender(new MeteredCodeSender(sender, metrics)) : switchedOff(sender));
      return new ConnectedCodeSenders(
        connections,
        (connection, workspaceId) => now(factory.own(connection, workspaceId)),
        now(factory.service(messaging)),
      );
    },
  ),
];

const useCases = [
  provide(FindCallbackConnection, [SenderConnections, DeliveryReports, ServiceConfig], (connections, reports, { messaging }) => {
    return new FindCallbackConnection(connections, reports, serviceConnectionOf(messaging));
  }),
  construct(ReceiveDelivery, FindCallbackConnection, DeliveryReports, SenderUnitOfWork, Clock),
  construct(ConfirmCallbackAddress, FindCallbackConnection),
  provide(
    SetConnection,
    [SenderUnitOfWork, SecretBox, Clock, ServiceConfig],
    (work, box, clock, { production }) => new SetConnection(work, box, clock, { production }),
  ),
  construct(RemoveConnection, SenderUnitOfWork),
  construct(MakeTemplate, SenderUnitOfWork, IdGenerator, Clock),
  construct(ChangeTemplate, SenderUnitOfWork),
  construct(DeleteTemplate, SenderUnitOfWork),
];

const providers = [...ports, ...useCases];

/** Senders of codes: their numbers, connections and delivery reports. */
@Module({ imports: [MailboxModule], providers, exports: providers.map(({ provide: token }) => token) })
export class OtpSendersModule {}
