import type { KnownFact, SuppressedAddresses } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Outbox } from '@svc/kernel';
import type { ShelvedVariant } from '../domain/decide-restock-alert';
import type { Subscription, SubscriptionName, Wish } from '../domain/subscription';

/** Variant with alerts, of which some is left. */
export type AwaitedWithAddons = Required<Pick<ShelvedVariant, 'variantId' | 'remaining' | 'addons'>>;

/** Subscriptions within a transaction. */
export interface SubscriptionStore {
  /**
   * Returns the subscription to exactly this, if there is one. Nobody else signs the same address up for anything until the
   * transaction ends.
   */
  claim(wish: Wish): Promise<Subscription | undefined>;
  /** Returns true when a confirmation mail of the subscription was withheld after this moment, and not sent since (D-153). */
  isMailWithheld(name: SubscriptionName, after: Date): Promise<boolean>;
  /** Starts the count of unanswered mails to the address of a subscription over: its owner has answered one (D-153). */
  answered(subscription: Pick<Subscription, 'workspaceId' | 'mode' | 'email'>): Promise<void>;
  /** Locks a subscription: nobody else changes it until the transaction ends. */
  lock(name: SubscriptionName): Promise<Subscription | undefined>;
  /** Writes a claimed or locked subscription. */
  save(subscription: Subscription): Promise<void>;
  /** Returns variants of any workspace with alerts, of which some is left, and whose products have products as add-ons. */
  awaitedWithAddons(): Promise<AwaitedWithAddons[]>;
  /**
   * Marks up to `most` confirmed restock alerts of any workspace as `told`, whose variant has stock again and is not among
   * `lacking`; returns them.
   */
  takeRestocked(most: number, at: Date, lacking: readonly string[]): Promise<Subscription[]>;
  /** Deletes a locked subscription. */
  delete(name: SubscriptionName): Promise<void>;
}

export interface SubscriptionTx {
  subscriptions: SubscriptionStore;
  /** Addresses whose owners have ended mails that are not about their event (D-152). */
  suppressed: SuppressedAddresses;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

/** Runs work on subscriptions in one transaction. */
export abstract class SubscriptionUnitOfWork extends UnitOfWork<SubscriptionTx> {}
