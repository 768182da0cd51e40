import { type EmailSourceName, type EmailSourceOf, EmailSources } from '../ports/email-sources';

/** What emails say, of whatever message: what is given by the name of its source, and nothing else. */
export class InMemoryEmailSources extends EmailSources {
  constructor(private readonly told: Readonly<Partial<EmailSourceOf>> = {}) {
    super();
  }

  async read<Name extends EmailSourceName>(name: Name): Promise<EmailSourceOf[Name] | undefined> {
    return this.told[name];
  }
}
