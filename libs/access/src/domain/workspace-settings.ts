import { z } from 'zod';
import { checkoutPatch, checkoutSettings, savingsSettings, serviceFees } from '@svc/checkout';
import { formPatch, formSettings, mediaSettings } from '@svc/content';
import { byDefault, currencyCode, isDefault, line, mailWording, patchOf, readWithLines, timeZone } from '@svc/contracts';
import { alertEmail, messageSettings, supportSettings, textPatch, textSettings } from '@svc/notifications';
import { orderSelfService } from '@svc/orders';
import { otpPatch, otpSettings } from '@svc/otp';
import { paymentRails } from '@svc/payments';
import { ticketSelfService } from '@svc/registration';
import { seatSettings } from '@svc/ticketing';
import { limitOverrides } from './rate-limit';

const selfServiceSettings = z.strictObject({ tickets: byDefault(ticketSelfService), orders: byDefault(orderSelfService) }).meta({
  id: 'SelfServiceSettings',
  description:
    'What guests and buyers may do themselves, by the link of their ticket or order. Off unless told, but for tickets that are mailed again.',
});

/** Sections of a workspace's settings. Each is declared, with its defaults, by the context whose rules obey it (ADR 0109). */
export const settingsSections = {
  fees: serviceFees,
  rails: paymentRails,
  checkouts: checkoutSettings,
  otp: otpSettings,
  texts: textSettings,
  messages: messageSettings,
  savings: savingsSettings,
  forms: formSettings,
  media: mediaSettings,
  seats: seatSettings,
  limits: limitOverrides,
  selfService: selfServiceSettings,
};

/** Stored `workspace.settings`; an empty object is all defaults. Fields of a later release are ignored. */
export const workspaceSettings = z.object({
  fees: byDefault(serviceFees),
  rails: byDefault(paymentRails),
  checkouts: byDefault(checkoutSettings),
  otp: byDefault(otpSettings),
  texts: byDefault(textSettings),
  messages: byDefault(messageSettings),
  savings: byDefault(savingsSettings),
  forms: byDefault(formSettings),
  media: byDefault(mediaSettings),
  seats: byDefault(seatSettings),
  limits: byDefault(limitOverrides),
  selfService: byDefault(selfServiceSettings),
  // Addresses are checked where they are written: one that was accepted before D-120 still reads.
  support: z.strictObject({ ...supportSettings.shape, email: z.string().optional() }).optional(),
  mailWording: mailWording.optional(),
  alertEmail: z.string().optional(),
});
export type WorkspaceSettings = z.infer<typeof workspaceSettings>;

/** Reads stored settings, whose lines of text stay unchanged (D-119). @throws ZodError for anything else */
export function readSettings(stored: unknown): WorkspaceSettings {
  const { data, error } = readWithLines(workspaceSettings, stored);
  if (error) throw error;
  return data!;
}

/**
 * Returns the settings in their stored form: without `selfService`, `media` and `messages` while these are all defaults, since processes of
 * releases up to 2026-11-22 cannot read settings with them (ADR 0047).
 */
export function storedSettings({ selfService, media, messages, ...settings }: WorkspaceSettings): Partial<WorkspaceSettings> {
  return {
    ...settings,
    ...(!isDefault(selfServiceSettings, selfService) && { selfService }),
    ...(!isDefault(messageSettings, messages) && { messages }),
    ...(!isDefault(mediaSettings, media) && { media }),
  };
}

export const displayName = line;

/** Accepted currencies, the primary one first. */
export const acceptedCurrencies = z
  .array(currencyCode)
  .min(1, 'Give at least one currency; the first is the primary one.')
  .max(20, 'Use at most 20 currencies.')
  .refine((codes) => new Set(codes).size === codes.length, 'Name each currency once.');

const feesPatch = patchOf(serviceFees);
const mediaPatch = patchOf(mediaSettings);

/**
 * Settings of a workspace that may be changed, as far as the operator does not set them (D-130). An omitted field keeps its value; each
 * given fee and rail is replaced as a whole, and so are the limits, the support and the wording of mails.
 */
export const workspacePatch = z
  .object({
    displayName,
    timezone: timeZone,
    currencies: acceptedCurrencies,
    apiEnabled: z.boolean().describe('Off: every key of the workspace is refused.'),
    secretKeysEnabled: z.boolean().describe('Off: its secret keys are refused.'),
    headlessEnabled: z.boolean().describe('Whether headless checkout may be used.'),
    fees: feesPatch.describe('Set by the operator: with a workspace’s own token, another fee than the one in force is 403.'),
    rails: patchOf(paymentRails),
    checkouts: checkoutPatch,
    otp: otpPatch,
    texts: textPatch,
    messages: patchOf(messageSettings),
    savings: patchOf(savingsSettings),
    forms: formPatch,
    media: mediaPatch.describe('Set by the operator: with a workspace’s own token, other room than is in force is 403.'),
    seats: patchOf(seatSettings),
    limits: limitOverrides,
    selfService: z.strictObject({ tickets: patchOf(ticketSelfService), orders: patchOf(orderSelfService) }).partial(),
    support: supportSettings.nullable().describe('Null takes it away.'),
    mailWording: mailWording.nullable().describe('Whole: what it does not name is worded by the service. Null takes it away.'),
    alertEmail: alertEmail.nullable().describe('Null takes it away: nobody is told.'),
  })
  .partial()
  .meta({ id: 'WorkspacePatch' });
export type WorkspacePatch = z.infer<typeof workspacePatch>;

/**
 * Operator's settings of a workspace, and of its keys by their refs (D-130). An omitted field keeps its value; each given fee is replaced
 * as a whole, and so are limits.
 */
export const operatorPatch = z
  .strictObject({
    fees: feesPatch,
    limits: limitOverrides,
    texts: textPatch,
    media: mediaPatch,
    keys: z
      .record(z.string(), z.strictObject({ limits: limitOverrides }))
      .describe('Limits of single keys, by their refs; whole. Limits that are left out are those of the workspace.'),
  })
  .partial()
  .meta({ id: 'OperatorPatch' });
export type OperatorPatch = z.infer<typeof operatorPatch>;

/** The `workspace` section of the workspace document. */
export const workspaceItem = z
  .strictObject({
    displayName,
    timezone: timeZone,
    currencies: acceptedCurrencies,
    headlessEnabled: z.boolean().default(false),
    fees: feesPatch.optional().describe('Set by the operator: left out, or as it is in force.'),
    rails: workspaceSettings.shape.rails,
    selfService: workspaceSettings.shape.selfService,
    support: supportSettings.optional(),
    mailWording: workspaceSettings.shape.mailWording,
    alertEmail: alertEmail.optional(),
  })
  .meta({ id: 'WorkspaceItem', description: 'What a workspace is called, where it is, what it accepts and what is charged.' });
export type WorkspaceItem = z.infer<typeof workspaceItem>;
