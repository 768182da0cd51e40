import { Module } from '@nestjs/common';
import { bindCustomerTx, OutboxNotifier, PostgresContactList, PostgresUnitOfWork, type NumberHashes } from '@svc/adapters/postgres';
import { FilesOfSender } from '@svc/content';
import { ContactList, CustomerUnitOfWork, EraseContact, LinkCustomer, PersonalSubmissions } from '@svc/customers';
import { Clock, IdGenerator } from '@svc/kernel';
import { DataSource } from 'typeorm';
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
  provide(CustomerUnitOfWork, [DataSource, IdGenerator, OutboxNotifier, ServiceConfig], (source, ids, notifier, config) => {
    const hashesOf = hashesBy(config);
    return new PostgresUnitOfWork(source, (manager) => bindCustomerTx(manager, ids, hashesOf), notifier);
  }),
  provide(ContactList, [DataSource, ServiceConfig], (source, config) => new PostgresContactList(source, hashesBy(config))),
  construct(LinkCustomer, CustomerUnitOfWork, IdGenerator, Clock),
  provide(PersonalSubmissions, [FilesOfSender], (files) => ({
    filesOf: (person) => files.find(person),
    remove: (storageKeys) => files.remove(storageKeys),
  })),
  construct(EraseContact, CustomerUnitOfWork, PersonalSubmissions, Clock),
];

/** The contacts of a merchant: links with its own users, look-ups and erasure. */
@Module({ imports: [FormsModule], providers, exports: providers.map(({ provide: token }) => token) })
export class CustomersModule {}
