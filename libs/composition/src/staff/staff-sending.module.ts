import { Module } from '@nestjs/common';
import { SecretSource, WorkspaceList } from '@svc/access';
import { PostgresStaffUnitOfWork, Sql } from '@svc/adapters/postgres';
import { IdGenerator, RealClock } from '@svc/kernel';
import { EmailSender } from '@svc/notifications';
import { PurgeStaff, SendStaffMails, SessionMint, StaffUnitOfWork } from '@svc/staff';
import { ServiceConfig } from '../config/config';
import { AccessModule } from '../modules/access.module';
import { MessageSendingModule } from '../modules/message-sending.module';
import { construct, provide } from '../provide';

const useCases = [
  provide(
    SendStaffMails,
    [StaffUnitOfWork, WorkspaceList, EmailSender, SessionMint, RealClock, ServiceConfig],
    (
      ...[
        work,
        workspaces,
        emails,
        mint,
        clock,
        {
          http: { publicUrl },
          outward,
        },
      ]
    ) => new SendStaffMails(work, workspaces, emails, mint, clock, { publicUrl, isOutward: outward }),
  ),
  construct(PurgeStaff, StaffUnitOfWork, RealClock),
];

/** Sends mails to staff, and deletes what of theirs has ended: for the worker. */
@Module({
  imports: [AccessModule, MessageSendingModule],
  providers: [
    provide(StaffUnitOfWork, [Sql, IdGenerator], (sql, ids) => new PostgresStaffUnitOfWork(sql, ids)),
    construct(SessionMint, SecretSource, IdGenerator, RealClock),
    ...useCases,
  ],
  exports: useCases.map(({ provide: token }) => token),
})
export class StaffSendingModule {}
