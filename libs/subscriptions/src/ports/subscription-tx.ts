import type { KnownFact } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Outbox } from '@svc/kernel';
import type { ShelvedVariant } from '../domain/decide-restock-alert';
import type { Subscription, SubscriptionName, Wish } from '../domain/subscription';

/** A variant that is waited for, of which some is left. */
export type AwaitedWithAddons = Required<Pick<ShelvedVariant, 'variantId' | 'remaining' | 'addons'>>;

/** Subscriptions within a transaction. */
export interface SubscriptionStore {
  /** The subscription to just this, if there is one. Nobody else signs the same address up for anything until the transaction ends. */
  claim(wish: Wish): Promise<Subscription | undefined>;
  /** How many mails asked an address to confirm something, of what was asked last after a moment and was not confirmed since. */
  unansweredMails(of: Pick<Wish, 'workspaceId' | 'mode' | 'email'>, after: Date): Promise<number>;
  /** Locks a subscription: nobody else changes it until the transaction ends. */
  lock(name: SubscriptionName): Promise<Subscription | undefined>;
  /** Writes one that is claimed or locked. */
  save(subscription: Subscription): Promise<void>;
  /** The variants, of any workspace, that are waited for, of which some is left, and whose products have add-ons that are products. */
  awaitedWithAddons(): Promise<AwaitedWithAddons[]>;
  /** Marks up to `most` confirmed restock alerts, of any workspace, whose variant has stock again and is not among `lacking` as `told`, and answers them. */
  takeRestocked(most: number, at: Date, lacking: readonly string[]): Promise<Subscription[]>;
  /** Of one that is locked. */
  delete(name: SubscriptionName): Promise<void>;
}

export interface SubscriptionTx {
  subscriptions: SubscriptionStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

/** Runs work on subscriptions in one transaction. */
export abstract class SubscriptionUnitOfWork extends UnitOfWork<SubscriptionTx> {}
