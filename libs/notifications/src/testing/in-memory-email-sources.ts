import { type EmailSourceName, type EmailSourceOf, EmailSources, type GuestEmailSource } from '../ports/email-sources';

/** In-memory content of emails: returns the source set by its name, whatever the message. */
export class InMemoryEmailSources extends EmailSources {
  constructor(private readonly sources: Readonly<Partial<EmailSourceOf>> = {}) {
    super();
  }

  async read<Name extends EmailSourceName>(name: Name): Promise<EmailSourceOf[Name] | undefined> {
    return this.sources[name];
  }

  async ofDraft(): Promise<GuestEmailSource | undefined> {
    return this.sources.seats;
  }
}
