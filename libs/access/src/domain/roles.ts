import { PERMISSIONS, type Permission } from './permissions';

const ALL = Object.keys(PERMISSIONS) as Permission[];

/** Decisions of owners: who has access, and on whose account the money of the shop arrives. */
const OF_OWNERS: readonly Permission[] = ['keys.write', 'payments.connect'];

interface RoleDefinition {
  /** Sentence of what the role is for. */
  purpose: string;
  permissions: readonly Permission[];
}

/** Roles of a workspace as sets of permissions, each with the least that its work needs (D-157). */
export const ROLES = {
  owner: {
    purpose: 'Has all permissions: alone makes and ends admin tokens, and connects the accounts of payment providers.',
    permissions: ALL,
  },
  manager: {
    purpose: 'Runs the shop: everything except keys, admin tokens and the accounts of payment providers.',
    permissions: ALL.filter((permission) => !OF_OWNERS.includes(permission)),
  },
  catalogue: {
    purpose: 'Makes what the shop sells and shows: products, stock, events, forms, codes, content and files; sees no orders and no people.',
    permissions: [
      'catalogue.read',
      'catalogue.write',
      'codes.read',
      'codes.write',
      'content.read',
      'content.write',
      'events.read',
      'events.write',
      'forms.read',
      'forms.write',
      'media.read',
      'media.write',
      'reviews.read',
      'reviews.write',
      'search.read',
      'stock.read',
      'stock.write',
      'storefront.read',
      'storefront.write',
      'workspace.read',
    ],
  },
  support: {
    purpose: 'Helps buyers and guests: corrects people, orders and seats, and sends messages again; refunds nothing and erases nobody.',
    permissions: [
      'catalogue.read',
      'checkouts.read',
      'codes.read',
      'contacts.read',
      'contacts.write',
      'events.read',
      'forms.read',
      'guests.read',
      'guests.write',
      'messages.read',
      'messages.retry',
      'orders.read',
      'orders.write',
      'otp.read',
      'savings.read',
      'search.read',
      'stock.read',
      'submissions.read',
      'subscriptions.read',
      'subscriptions.write',
      'workspace.read',
    ],
  },
  finance: {
    purpose:
      'Works with the money of the shop: tables of orders, refunds, savings plans and payment exceptions; changes nothing that is sold.',
    permissions: [
      'catalogue.read',
      'checkouts.read',
      'codes.read',
      'events.read',
      'orders.read',
      'orders.refund',
      'payments.read',
      'payments.resolve',
      'savings.read',
      'savings.write',
      'search.read',
      'workspace.read',
    ],
  },
  door: {
    purpose: 'Checks guests in, and sees the events to choose one; reads no lists of guests.',
    permissions: ['events.read', 'guests.admit'],
  },
  read_only: {
    purpose: 'Sees everything that can be read, people included, and changes nothing; no reading has the value of a key or secret.',
    permissions: ALL.filter((permission) => permission.endsWith('.read')),
  },
} as const satisfies Record<string, RoleDefinition>;

export type Role = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];
