import { Client } from 'pg';

const EVERY_MS = 50;

/** Others, who take every connection that a server has, and keep it. */
export class Crowd {
  private readonly clients = new Set<Client>();
  private timer?: NodeJS.Timeout;
  private taking?: Promise<void>;

  constructor(private readonly url: string) {}

  /** Takes what there is, and from then on whatever comes free. */
  async come(): Promise<void> {
    await this.takeAll();
    this.timer = setInterval(() => (this.taking ??= this.takeAll().finally(() => (this.taking = undefined))), EVERY_MS);
  }

  async go(): Promise<void> {
    clearInterval(this.timer);
    await this.taking;
    await Promise.all([...this.clients].map((client) => client.end()));
  }

  private async takeAll(): Promise<void> {
    while (await this.takeOne());
  }

  private async takeOne(): Promise<boolean> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => this.clients.delete(client));
    try {
      await client.connect();
      this.clients.add(client);
      return true;
    } catch {
      return false;
    }
  }
}
