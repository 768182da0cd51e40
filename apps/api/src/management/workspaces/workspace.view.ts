import { checkoutSettings, formSettings, limitOverrides, otpSettings, paymentRails, savingsSettings, seatSettings, serviceFees, textSettings, type Workspace } from '@svc/access';
import { timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';

/** A workspace as its administrator sees it. */
export const workspaceView = z
  .object({
    ref: z.string(),
    slug: z.string(),
    displayName: z.string(),
    timezone: z.string(),
    currencies: z.array(z.string()).describe('Accepted currencies, the primary one first.'),
    apiEnabled: z.boolean(),
    secretKeysEnabled: z.boolean(),
    headlessEnabled: z.boolean(),
    fees: serviceFees,
    rails: paymentRails,
    checkouts: checkoutSettings,
    otp: otpSettings,
    texts: textSettings,
    savings: savingsSettings,
    forms: formSettings,
    seats: seatSettings,
    limits: limitOverrides,
    alertEmail: z.string().optional().describe('Where the merchant hears of what needs a hand.'),
    createdAt: timestamp,
  })
  .meta({ id: 'Workspace' });
export type WorkspaceView = z.infer<typeof workspaceView>;

export function presentWorkspace({ id, currencies, settings, createdAt, ...facts }: Workspace): WorkspaceView {
  return { ref: refOf('wks', id), ...facts, currencies: [...currencies], ...settings, createdAt: timestampOf(createdAt) };
}
