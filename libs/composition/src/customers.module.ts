import { Module } from '@nestjs/common';
import { bindCustomerTx, OutboxBell, PostgresContactList, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { ForgetSubmissions } from '@svc/content';
import { ContactList, CustomerUnitOfWork, EraseContact, LinkCustomer, PersonalSubmissions } from '@svc/customers';
import { Clock, IdGenerator } from '@svc/kernel';
import { DataSource } from 'typeorm';
import { FormsModule } from './forms.module';
import { construct, provide } from './provide';

const providers = [
  provide(CustomerUnitOfWork, [DataSource, IdGenerator, OutboxBell], (source, ids, bell) => new PostgresUnitOfWork(source, (manager) => bindCustomerTx(manager, ids), bell)),
  provide(ContactList, [DataSource], (source) => new PostgresContactList(source)),
  construct(LinkCustomer, CustomerUnitOfWork, IdGenerator, Clock),
  provide(PersonalSubmissions, [ForgetSubmissions], (forgetSubmissions) => ({ forget: (sender) => forgetSubmissions.execute(sender) })),
  construct(EraseContact, CustomerUnitOfWork, PersonalSubmissions, Clock),
];

/** Whom a merchant knows: how its own users are linked with them, and how they are looked up and forgotten. */
@Module({ imports: [FormsModule], providers, exports: providers.map(({ provide: token }) => token) })
export class CustomersModule {}
