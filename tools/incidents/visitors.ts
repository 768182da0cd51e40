import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '@svc/testing';

const TURN_MS = 250;
/** Number of visitors of whom one registers, and the others read. */
const READERS = 4;

/** A shop with a free and a paid ticket type of one event, as visitors use it. */
export interface VisitedShop {
  shop: Shop;
  freeType: string;
}

/** Visitors of shops, who read and register at each api in turns, whether or not those before them were answered. */
export class Visitors {
  private isOpen = true;
  private count = 0;
  private readonly running = new Set<Promise<unknown>>();
  private readonly turns: Promise<void>;

  constructor(
    private readonly urls: readonly string[],
    private readonly shops: readonly VisitedShop[],
  ) {
    this.turns = this.visit();
  }

  async stop(): Promise<void> {
    this.isOpen = false;
    await this.turns;
    await Promise.all(this.running);
  }

  private async visit(): Promise<void> {
    while (this.isOpen) {
      const url = this.urls[this.count % this.urls.length]!;
      const request = this.come(url, this.shops[Math.floor(this.count / READERS) % this.shops.length]!, this.count);
      this.running.add(request);
      void request.finally(() => this.running.delete(request));
      this.count += 1;
      await pause(TURN_MS);
    }
  }

  private come(url: string, { shop, freeType }: VisitedShop, number: number): Promise<unknown> {
    const isReader = number % READERS !== 0;
    const body = {
      contact: { name: 'Ada Obi', email: `guest.${number}@example.com` },
      tickets: [{ ticketTypeRef: freeType, quantity: 1 }],
    };
    return send(
      url,
      isReader ? '/v1/store/events/gala' : '/v1/store/events/gala/register',
      shop.keys.secretLive,
      isReader ? undefined : body,
    );
  }
}

/** Sends a request and reads its response to the end; resolves when nobody responds, too. */
export async function send(url: string, path: string, key: string, body?: object): Promise<number | undefined> {
  try {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined; // The process is away, or stands still.
  }
}
