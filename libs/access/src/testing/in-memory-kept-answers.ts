import { KeptAnswers, KeyTaken } from '../ports/kept-answers';
import type { FirstRequest, KeptAnswer, KeyedRequest, RequestKey } from '../domain/kept-answer';
import { keyStoredUntil } from '@svc/contracts';

interface Entry extends FirstRequest {
  keptUntil: Date;
  createdAt: Date;
}

/** Keeps answers in memory. Of two works with one key, the second is done and refused at its end, as writes of a database would be. */
export class InMemoryKeptAnswers extends KeptAnswers {
  private readonly entries = new Map<string, Entry>();

  async find(key: RequestKey, now: Date): Promise<FirstRequest | undefined> {
    const entry = this.entryOf(key, now);
    return entry && { fingerprint: entry.fingerprint, answer: entry.answer };
  }

  async keep<T>(request: KeyedRequest, work: () => Promise<{ result: T; answer?: KeptAnswer }>): Promise<T> {
    const { result, answer } = await work();
    if (!answer) return result;
    if (this.entryOf(request, request.now)) throw new KeyTaken();
    const { now } = request;
    this.entries.set(nameOf(request), {
      fingerprint: request.fingerprint(),
      answer,
      keptUntil: keyStoredUntil(now),
      createdAt: now,
    });
    return result;
  }

  async purge(before: Date, most: number): Promise<number> {
    const old = [...this.entries].filter(([, { createdAt }]) => createdAt < before).slice(0, most);
    for (const [name] of old) this.entries.delete(name);
    return old.length;
  }

  private entryOf(key: RequestKey, now: Date): Entry | undefined {
    const entry = this.entries.get(nameOf(key));
    return entry && entry.keptUntil > now ? entry : undefined;
  }
}

const nameOf = ({ workspaceId = '', operation, key }: RequestKey): string => JSON.stringify([workspaceId, operation, key]);
