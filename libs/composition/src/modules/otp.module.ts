import { Module } from '@nestjs/common';
import { bindOtpTx, PostgresOtpLists, PostgresSentCodes, PostgresUnitOfWork, Sql } from '@svc/adapters/postgres';
import { Clock, IdGenerator } from '@svc/kernel';
import {
  CodeHasher,
  CodePrices,
  CodeSenders,
  CreditWallet,
  OtpLists,
  OtpUnitOfWork,
  SendCode,
  SentCodes,
  SettleLeftCodes,
  VerifyCode,
} from '@svc/otp';
import { ServiceConfig } from '../config/config';
import { OtpSendersModule } from './otp-senders.module';
import { PepperedCodeHasher } from '../secrets/peppered-code-hasher';
import { construct, provide } from '../provide';

const useCases = [
  provide(
    SendCode,
    [SentCodes, OtpUnitOfWork, CodeSenders, CodeHasher, CodePrices, Clock, IdGenerator],
    (codes, work, ...others) => new SendCode({ codes, work }, ...others),
  ),
  construct(VerifyCode, SentCodes, CodeHasher),
  provide(
    SettleLeftCodes,
    [OtpUnitOfWork, Clock, IdGenerator, ServiceConfig],
    (work, clock, ids, { waits }) => new SettleLeftCodes(work, clock, ids, { leaseMs: waits.codeLeaseMs }),
  ),
  construct(CreditWallet, OtpUnitOfWork, CodePrices, Clock, IdGenerator),
];

/** One-time passwords: sending and verifying them, and the wallets that pay for them. */
@Module({
  imports: [OtpSendersModule],
  providers: [
    provide(OtpUnitOfWork, [Sql, IdGenerator], (sql, ids) => new PostgresUnitOfWork(sql, (sql) => bindOtpTx(sql, ids))),
    provide(SentCodes, [Sql], (sql) => new PostgresSentCodes(sql)),
    provide(CodeHasher, [ServiceConfig], ({ secretKeys }) => new PepperedCodeHasher(secretKeys)),
    provide(CodePrices, [ServiceConfig], ({ otpPrices }) => new CodePrices(otpPrices)),
    provide(OtpLists, [Sql], (sql) => new PostgresOtpLists(sql)),
    ...useCases,
  ],
  exports: [CodePrices, OtpLists, OtpUnitOfWork, ...useCases.map(({ provide: token }) => token)],
})
export class OtpModule {}
