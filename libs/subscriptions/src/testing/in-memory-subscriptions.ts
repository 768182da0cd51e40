import type { KnownFact } from '@svc/contracts';
import { InTurn, RecordingAuditTrail, RecordingOutbox } from '@svc/kernel/testing';
import type { Subscription, SubscriptionName, Wish } from '../domain/subscription';
import { SubscriptionUnitOfWork, type SubscriptionTx } from '../ports/subscription-tx';
import type { SubscriptionsPlace } from './subscriptions.contract';

/** Subscriptions in a list, one transaction after another. Work that fails leaves no trace. */
export class InMemorySubscriptions implements SubscriptionsPlace {
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly audit = new RecordingAuditTrail();
  readonly work = new (workingOn(this))();
  subscriptions: readonly Subscription[] = [];

  async find(name: SubscriptionName): Promise<Subscription | undefined> {
    return this.subscriptions.find((each) => isNamed(each, name));
  }

  async facts(workspaceId: string): Promise<KnownFact[]> {
    return this.outbox.facts.filter((fact) => fact.workspaceId === workspaceId);
  }
}

const isNamed = (subscription: Subscription, name: SubscriptionName): boolean =>
  subscription.workspaceId === name.workspaceId && subscription.mode === name.mode && subscription.id === name.id;

const isWished = (subscription: Subscription, wish: Wish): boolean =>
  (['workspaceId', 'mode', 'kind', 'variantId', 'email'] as const).every((field) => subscription[field] === wish[field]);

const workingOn = (place: InMemorySubscriptions) =>
  class extends SubscriptionUnitOfWork {
    private readonly turns = new InTurn(() => {
      const { subscriptions } = place;
      return () => void Object.assign(place, { subscriptions });
    });

    run<T>(work: (tx: SubscriptionTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }

    private readonly tx: SubscriptionTx = {
      subscriptions: {
        claim: async (wish) => place.subscriptions.find((each) => isWished(each, wish)),
        lock: (name) => place.find(name),
        save: async (subscription) => {
          place.subscriptions = [...place.subscriptions.filter((each) => !isNamed(each, subscription)), subscription];
        },
        delete: async (name) => {
          place.subscriptions = place.subscriptions.filter((each) => !isNamed(each, name));
        },
      },
      outbox: place.outbox,
      audit: place.audit,
    };
  };
