import { serviceFees } from '@svc/checkout';
import { type Fault, closingAt, invalidBecause, localMoment, patchedBy, type ShopClosing, slug } from '@svc/contracts';
import { orderSelfService } from '@svc/orders';
import { ticketSelfService } from '@svc/registration';
import { feesSet } from './set-by-operator';
import type { Suspension } from './suspension';
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
  /** Present while the operator has suspended it (D-159). */
  suspended?: Suspension;
  createdAt: Date;
}

/** Slugs that a workspace may have from a release in which they were not reserved; migrations ask to rename it. */
export const SLUGS_RESERVED_LATER = ['console', 'door'] as const;

const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'v1',
  'docs',
  'dev',
  'media',
  'sandbox',
  'healthz',
  'readyz',
  'metrics',
  ...SLUGS_RESERVED_LATER,
]);

/** Slug of a workspace: it comes first in public addresses, so the service's own paths are reserved (D-4). */
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
    closed: settings.closed,
    merchantNotices: settings.merchantNotices,
  };
}

/** Returns the workspace with the document's item applied. */
export function withItem(
  workspace: Workspace,
  { fees, rails, selfService, support, mailWording, alertEmail, closed, merchantNotices, ...facts }: WorkspaceItem,
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
      closed: closed ?? undefined,
      merchantNotices: { ...workspace.settings.merchantNotices, ...named(merchantNotices) },
    },
  };
}

/**
 * Returns the item with the operator's present settings, and with the present closing and notices where it names none (D-158, D-156); faults
 * where it sets others of the operator's, relative to it (D-130).
 */
export function besideOperator(item: WorkspaceItem, inForce: WorkspaceItem): { item: WorkspaceItem; faults: Fault[] } {
  const before = { fees: serviceFees.parse(inForce.fees ?? {}), currencies: inForce.currencies };
  const faults = feesSet(before, { fees: { ...before.fees, ...named(item.fees) }, currencies: item.currencies });
  const closed = item.closed === undefined ? inForce.closed : (item.closed ?? undefined);
  const merchantNotices = { ...inForce.merchantNotices, ...named(item.merchantNotices) };
  return { item: { ...item, fees: before.fees, closed, merchantNotices }, faults };
}

/**
 * Returns the workspace after a change. Fields that the patch omits stay; null removes the alert address or the ceiling on holds, opens the
 * shop, and keeps submissions permanently. @throws InvalidInput for an end of a closing that a change of clocks skips
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
    merchantNotices,
    savings,
    forms,
    media,
    seats,
    limits,
    selfService,
    support,
    mailWording,
    alertEmail,
    closed,
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
      merchantNotices: patchedBy(settingsSections.merchantNotices, settings.merchantNotices, merchantNotices),
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
      closed: closed === undefined ? settings.closed : closingFrom(closed, facts.timezone ?? workspace.timezone),
    },
  };
}

/** Returns a closing with its end in UTC, read by the clocks of the shop; undefined for null. @throws InvalidInput */
function closingFrom(closed: NonNullable<WorkspacePatch['closed']> | null, timezone: string): ShopClosing | undefined {
  if (closed === null) return undefined;
  const { until, note } = closed;
  const end = until === null ? undefined : localMoment(until, timezone, 'end');
  if (end && 'fault' in end) throw invalidBecause([{ path: 'closed.until', message: end.fault }]);
  return { until: end?.at ?? null, ...(note !== undefined && { note }) };
}

/** Returns the warning of a closing that is over (D-158). */
export function warnOfClosing({ settings: { closed } }: Pick<Workspace, 'settings'>, now: Date): Fault[] {
  if (closed === undefined || closingAt(closed, now)) return [];
  return [{ path: 'closed.until', message: `${closed.until} is over, so the shop is open. Give a moment to come to close it.` }];
}

type Named<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns the values without undefined fields, so that these do not override present ones. */
function named<T extends object>(values: T | undefined): Named<T> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Named<T>;
}
