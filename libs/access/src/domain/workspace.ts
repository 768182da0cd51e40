import { serviceFees } from '@svc/checkout';
import { type Fault, patchedBy, slug } from '@svc/contracts';
import { orderSelfService } from '@svc/orders';
import { ticketSelfService } from '@svc/registration';
import { feesSet } from './set-by-operator';
import { settingsSections, type WorkspaceItem, type WorkspacePatch, type WorkspaceSettings } from './workspace-settings';

/** One merchant's store: its switches and settings. */
export interface Workspace {
  /** UUIDv7. */
  id: string;
  slug: string;
  displayName: string;
  /** IANA zone of the store's local time. */
  timezone: string;
  /** Accepted currencies, the primary one first. */
  currencies: readonly string[];
  /** The merchant's switch over every key (§5 r7). */
  apiEnabled: boolean;
  /** The merchant's switch over secret keys (§5 r7). */
  secretKeysEnabled: boolean;
  /** True when headless checkout may be used. */
  headlessEnabled: boolean;
  settings: WorkspaceSettings;
  createdAt: Date;
}

const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'v1',
  'docs',
  'dev',
  'media',
  'sandbox',
  'healthz',
  'readyz',
  'metrics',
  'console',
  'door',
]);

/** Slug of a workspace: it comes first in public addresses, so the service's own paths are reserved (D-4). A workspace that had its name before it was reserved keeps it. */
export const workspaceSlug = slug.refine((text) => !RESERVED_SLUGS.has(text.toLowerCase()), 'This name is reserved; choose another slug.');

/** Returns a workspace as an item of the workspace document. */
export function itemOf({ displayName, timezone, currencies, headlessEnabled, settings }: Workspace): WorkspaceItem {
  return {
    displayName,
    timezone,
    currencies: [...currencies],
    headlessEnabled,
    fees: settings.fees,
    rails: settings.rails,
    selfService: settings.selfService,
    support: settings.support,
    mailWording: settings.mailWording,
    alertEmail: settings.alertEmail,
  };
}

/** Returns the workspace with the document's item applied. */
export function withItem(
  workspace: Workspace,
  { fees, rails, selfService, support, mailWording, alertEmail, ...facts }: WorkspaceItem,
): Workspace {
  return {
    ...workspace,
    ...facts,
    settings: {
      ...workspace.settings,
      fees: { ...workspace.settings.fees, ...named(fees) },
      rails,
      selfService,
      support,
      mailWording,
      alertEmail,
    },
  };
}

/** Returns the item with the operator's present settings, and faults where it sets others, relative to it (D-130). */
export function besideOperator(item: WorkspaceItem, inForce: WorkspaceItem): { item: WorkspaceItem; faults: Fault[] } {
  const before = { fees: serviceFees.parse(inForce.fees ?? {}), currencies: inForce.currencies };
  const faults = feesSet(before, { fees: { ...before.fees, ...named(item.fees) }, currencies: item.currencies });
  return { item: { ...item, fees: before.fees }, faults };
}

/**
 * Returns the workspace after a change. Fields that the patch omits stay; null removes the alert address or the ceiling on holds, and keeps
 * submissions permanently.
 */
export function patched(
  workspace: Workspace,
  {
    fees,
    rails,
    checkouts,
    otp,
    texts,
    messages,
    savings,
    forms,
    media,
    seats,
    limits,
    selfService,
    support,
    mailWording,
    alertEmail,
    ...facts
  }: WorkspacePatch,
): Workspace {
  const { settings } = workspace;
  return {
    ...workspace,
    ...named(facts),
    settings: {
      fees: patchedBy(settingsSections.fees, settings.fees, fees),
      rails: patchedBy(settingsSections.rails, settings.rails, rails),
      checkouts: patchedBy(settingsSections.checkouts, settings.checkouts, checkouts),
      otp: patchedBy(settingsSections.otp, settings.otp, otp),
      texts: patchedBy(settingsSections.texts, settings.texts, texts),
      messages: patchedBy(settingsSections.messages, settings.messages, messages),
      savings: patchedBy(settingsSections.savings, settings.savings, savings),
      forms: patchedBy(settingsSections.forms, settings.forms, forms),
      media: patchedBy(settingsSections.media, settings.media, media),
      seats: patchedBy(settingsSections.seats, settings.seats, seats),
      limits: limits ?? settings.limits,
      selfService: {
        tickets: patchedBy(ticketSelfService, settings.selfService.tickets, selfService?.tickets),
        orders: patchedBy(orderSelfService, settings.selfService.orders, selfService?.orders),
      },
      mailWording: mailWording === undefined ? settings.mailWording : (mailWording ?? undefined),
      support: support === undefined ? settings.support : (support ?? undefined),
      alertEmail: alertEmail === undefined ? settings.alertEmail : (alertEmail ?? undefined),
    },
  };
}

type Named<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns the values without undefined fields, so that these do not override present ones. */
function named<T extends object>(values: T | undefined): Named<T> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Named<T>;
}
