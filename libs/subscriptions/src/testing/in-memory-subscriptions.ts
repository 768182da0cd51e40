import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import { InMemorySuppressedAddresses } from '@svc/contracts/testing';
import { InTurn, RecordingAuditTrail, RecordingOutbox } from '@svc/kernel/testing';
import type { ShelvedVariant } from '../domain/decide-restock-alert';
import type { Subscription, SubscriptionName, Wish } from '../domain/subscription';
import type { RestockShelf, SubscriptionList } from '../ports/subscription-list';
import { type AwaitedWithAddons, SubscriptionUnitOfWork, type SubscriptionTx } from '../ports/subscription-tx';
import type { SubscriptionsFixture } from './subscriptions.contract';

/** Subscriptions in a list, one transaction after another. Work that fails leaves no trace. */
export class InMemorySubscriptions implements SubscriptionsFixture {
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly audit = new RecordingAuditTrail();
  readonly suppressed = new InMemorySuppressedAddresses();
  readonly work = new (workingOn(this))();
  subscriptions: readonly Subscription[] = [];
  /** Confirmation mails that were withheld. */
  readonly withheld: { subscriptionId: string; at: Date }[] = [];
  /** Addresses whose owners have answered a mail. */
  readonly answered: string[] = [];
  /** Variants for sale, by the slugs of products. */
  private readonly sold = new Map<string, ShelvedVariant & { workspaceId: string }>();
  readonly shelf: RestockShelf = {
    find: async (workspaceId, slug, variantId) => {
      const variant = this.sold.get(slug);
      return variant?.workspaceId === workspaceId
        ? { ...variant, variantId: variant.variantId === variantId ? variantId : undefined }
        : undefined;
    },
  };
  readonly list: Pick<SubscriptionList, 'find' | 'purge'> = {
    find: (name) => this.find(name),
    purge: async ({ unansweredSince, overSince }, most) => {
      const isOver = ({ state, kind, askedAt, endedAt }: Subscription) =>
        (state === 'pending' && askedAt < unansweredSince) || (kind === 'restock' && endedAt !== undefined && endedAt < overSince);
      const gone = this.subscriptions.filter(isOver).slice(0, most);
      this.subscriptions = this.subscriptions.filter((each) => !gone.includes(each));
      return gone.length;
    },
  };

  async sell(
    workspaceId: string,
    slug: string,
    { remaining, takesAlerts = true, addons }: { remaining: number | null; takesAlerts?: boolean; addons?: ShelvedVariant['addons'] },
  ): Promise<ShelvedVariant> {
    const { productId, variantId } = this.sold.get(slug) ?? { productId: randomUUID(), variantId: randomUUID() };
    this.sold.set(slug, { workspaceId, productId, variantId, takesAlerts, remaining, addons });
    return { productId, variantId, takesAlerts, remaining };
  }

  awaitedWithAddons(): AwaitedWithAddons[] {
    const isAwaited = (id?: string) =>
      this.subscriptions.some(({ kind, state, variantId }) => kind === 'restock' && state === 'confirmed' && variantId === id);
    return [...this.sold.values()].flatMap(({ variantId, remaining, takesAlerts, addons }) =>
      variantId !== undefined && addons && takesAlerts && remaining !== 0 && isAwaited(variantId) ? [{ variantId, remaining, addons }] : [],
    );
  }

  takeRestocked(most: number, endedAt: Date, lacking: readonly string[]): Subscription[] {
    const isBack = ({ kind, state, variantId }: Subscription) =>
      kind === 'restock' &&
      state === 'confirmed' &&
      !lacking.includes(variantId ?? '') &&
      [...this.sold.values()].some((sold) => sold.variantId === variantId && sold.takesAlerts && sold.remaining !== 0);
    const restocked = this.subscriptions
      .filter(isBack)
      .slice(0, most)
      .map((each): Subscription => ({ ...each, state: 'told', endedAt }));
    this.subscriptions = [...this.subscriptions.filter(({ id }) => !restocked.some((each) => each.id === id)), ...restocked];
    return restocked;
  }

  async find(name: SubscriptionName): Promise<Subscription | undefined> {
    return this.subscriptions.find((each) => isNamed(each, name));
  }

  async withhold({ id, at }: { id: string; at: Date }): Promise<void> {
    this.withheld.push({ subscriptionId: id, at });
  }

  async unanswered(_: string, email: string): Promise<() => Promise<boolean>> {
    return async () => !this.answered.includes(email.toLowerCase());
  }

  async facts(workspaceId: string): Promise<KnownFact[]> {
    return this.outbox.facts.filter((fact) => fact.workspaceId === workspaceId);
  }
}

const isNamed = (subscription: Subscription, name: SubscriptionName): boolean =>
  subscription.workspaceId === name.workspaceId && subscription.mode === name.mode && subscription.id === name.id;

const isWished = (subscription: Subscription, wish: Wish): boolean =>
  (['workspaceId', 'mode', 'kind', 'variantId', 'email'] as const).every((field) => subscription[field] === wish[field]);

const workingOn = (memory: InMemorySubscriptions) =>
  class extends SubscriptionUnitOfWork {
    private readonly turns = new InTurn(() => {
      const { subscriptions } = memory;
      return () => void Object.assign(memory, { subscriptions });
    });

    run<T>(work: (tx: SubscriptionTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }

    private readonly tx: SubscriptionTx = {
      subscriptions: {
        claim: async (wish) => memory.subscriptions.find((each) => isWished(each, wish)),
        isMailWithheld: async ({ id }, after) => memory.withheld.some((mail) => mail.subscriptionId === id && mail.at > after),
        answered: async ({ email }) => void memory.answered.push(email),
        lock: (name) => memory.find(name),
        save: async (subscription) => {
          memory.subscriptions = [...memory.subscriptions.filter((each) => !isNamed(each, subscription)), subscription];
        },
        awaitedWithAddons: async () => memory.awaitedWithAddons(),
        takeRestocked: async (most, at, lacking) => memory.takeRestocked(most, at, lacking),
        delete: async (name) => {
          memory.subscriptions = memory.subscriptions.filter((each) => !isNamed(each, name));
        },
      },
      suppressed: memory.suppressed,
      outbox: memory.outbox,
      audit: memory.audit,
    };
  };
