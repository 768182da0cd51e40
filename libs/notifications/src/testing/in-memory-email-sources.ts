import { type EmailSourceName, type EmailSourceOf, EmailSources } from '../ports/email-sources';

/** Content of emails for tests: gives the source that was set by its name, whatever the message. */
export class InMemoryEmailSources extends EmailSources {
  constructor(private readonly told: Readonly<Partial<EmailSourceOf>> = {}) {
    super();
  }

  async read<Name extends EmailSourceName>(name: Name): Promise<EmailSourceOf[Name] | undefined> {
    return this.told[name];
  }
}
