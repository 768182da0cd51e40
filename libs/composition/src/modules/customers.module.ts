import { Module } from '@nestjs/common';
import { bindCustomerTx, type NumberHashes, OutboxNotifier, PostgresContactList, PostgresUnitOfWork, Sql } from '@svc/adapters/postgres';
import { FilesOfSender } from '@svc/content';
import { ContactList, CorrectContact, CustomerUnitOfWork, EraseContact, LinkCustomer, PersonalSubmissions } from '@svc/customers';
import { Clock, IdGenerator } from '@svc/kernel';
import { ServiceConfig } from '../config/config';
import { FormsModule } from './forms.module';
import { PepperedCodeHasher } from '../secrets/peppered-code-hasher';
import { construct, provide } from '../provide';

/** Returns a function for the hashes of a number that codes are stored under, by every present secret key. */
function hashesBy({ secretKeys }: ServiceConfig): NumberHashes {
  const hasher = new PepperedCodeHasher(secretKeys);
  return (workspaceId, e164) => hasher.destinationHashes(workspaceId, e164);
}

const providers = [
  provide(CustomerUnitOfWork, [Sql, IdGenerator, OutboxNotifier, ServiceConfig], (sql, ids, notifier, config) => {
    const hashesOf = hashesBy(config);
    return new PostgresUnitOfWork(sql, (sql) => bindCustomerTx(sql, ids, hashesOf), notifier);
  }),
  provide(ContactList, [Sql, ServiceConfig], (sql, config) => new PostgresContactList(sql, hashesBy(config))),
  construct(LinkCustomer, CustomerUnitOfWork, IdGenerator, Clock),
  provide(PersonalSubmissions, [FilesOfSender], (files) => ({
    filesOf: (person) => files.find(person),
    remove: (storageKeys) => files.remove(storageKeys),
  })),
  construct(CorrectContact, CustomerUnitOfWork, Clock),
  construct(EraseContact, CustomerUnitOfWork, PersonalSubmissions, Clock),
];

/** The contacts of a merchant: links with its own users, look-ups and erasure. */
@Module({ imports: [FormsModule], providers, exports: providers.map(({ provide: token }) => token) })
export class CustomersModule {}
