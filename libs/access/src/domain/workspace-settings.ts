import { z } from 'zod';
import { checkoutPatch, checkoutSettings, savingsSettings, serviceFees } from '@svc/checkout';
import { formPatch, formSettings, mediaSettings } from '@svc/content';
import { byDefault, currencyCode, described, isDefault, line, mailWording, patchOf, readWithLines, timeZone } from '@svc/contracts';
import { alertEmail, messageSettings, supportSettings, textPatch, textSettings } from '@svc/notifications';
import { orderSelfService } from '@svc/orders';
import { otpPatch, otpSettings } from '@svc/otp';
import { paymentRails } from '@svc/payments';
import { ticketSelfService } from '@svc/registration';
import { seatSettings } from '@svc/ticketing';
import { limitOverrides } from './rate-limit';

const SELF_SERVICE = {
  tickets: 'Actions that guests may take by the link of their ticket.',
  orders: 'Actions that buyers may take by the link of their order.',
};

const selfServiceSettings = z
  .strictObject(described({ tickets: byDefault(ticketSelfService), orders: byDefault(orderSelfService) }, SELF_SERVICE))
  .meta({
    id: 'SelfServiceSettings',
    description:
      'What guests and buyers may do themselves, by the link of their ticket or order. Everything but `tickets.resend` is off by default.',
  });

/** Descriptions of the sections of settings. */
const SECTION_TEXTS = {
  fees: 'Fees of the service on sales. The operator sets them.',
  rails: 'Ways to pay that buyers are offered.',
  checkouts: 'Time limits of checkouts, and the treatment of late money.',
  otp: 'One-time passwords: whose number sends them, and to which countries.',
  texts: 'SMS to guests and buyers: to which countries, and how many a day.',
  messages: 'Mails to attendees beside the person who registered or bought.',
  savings: 'Terms of savings plans.',
  forms: 'Retention of submissions of forms, and room for their files.',
  media: 'Room for uploaded pictures and files. The operator sets it.',
  seats: 'Limits of the seats that one registration or checkout may take.',
  limits: 'Rate limits of this workspace. One that is not named is that of the installation; the operator alone raises one above it.',
  selfService: 'Actions that guests and buyers may take themselves, without asking you.',
  support: 'Your contact for guests and buyers. Absent: pages and mails name no contact.',
};
const ENABLED = {
  apiEnabled: 'True: keys of the workspace work. False: all are refused with 403 `STORE_API_DISABLED`.',
  secretKeysEnabled: 'True: secret keys work. False: they are refused with 403 `STORE_API_SECRET_DISABLED`.',
  headlessEnabled: 'True: headless checkouts may be opened. Default: false.',
};

/** Sections of a workspace's settings. Each is declared, with its defaults, by the context whose rules obey it (ADR 0109). */
export const settingsSections = described(
  {
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
  },
  SECTION_TEXTS,
);

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

export const displayName = line.describe('Name of the shop, as guests and buyers read it; one line of at most 300 characters.');

const timezone = timeZone.describe(
  'IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read.',
);

/** Accepted currencies, the primary one first. */
export const acceptedCurrencies = z
  .array(currencyCode)
  .min(1, 'Give at least one currency; the first is the primary one.')
  .max(20, 'Use at most 20 currencies.')
  .refine((codes) => new Set(codes).size === codes.length, 'Name each currency once.')
  .describe(
    'Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are.',
  );

const feesPatch = patchOf(serviceFees);
const mediaPatch = patchOf(mediaSettings);

/**
 * Settings of a workspace that may be changed, as far as the operator does not set them (D-130). An omitted field keeps its value; each
 * given fee and rail is replaced as a whole, and so are the limits, the support and the wording of mails.
 */
export const workspacePatch = z
  .object({
    displayName,
    timezone,
    currencies: acceptedCurrencies,
    apiEnabled: z.boolean().describe(ENABLED.apiEnabled),
    secretKeysEnabled: z.boolean().describe(ENABLED.secretKeysEnabled),
    headlessEnabled: z.boolean().describe(ENABLED.headlessEnabled),
    fees: feesPatch.describe(`${SECTION_TEXTS.fees} With a token of the workspace, another fee than the one in force is 403.`),
    rails: patchOf(paymentRails).describe(SECTION_TEXTS.rails),
    checkouts: checkoutPatch.describe(SECTION_TEXTS.checkouts),
    otp: otpPatch.describe(SECTION_TEXTS.otp),
    texts: textPatch.describe(SECTION_TEXTS.texts),
    messages: patchOf(messageSettings).describe(SECTION_TEXTS.messages),
    savings: patchOf(savingsSettings).describe(SECTION_TEXTS.savings),
    forms: formPatch.describe(SECTION_TEXTS.forms),
    media: mediaPatch.describe(`${SECTION_TEXTS.media} With a token of the workspace, other room than is in force is 403.`),
    seats: patchOf(seatSettings).describe(SECTION_TEXTS.seats),
    limits: limitOverrides.describe(SECTION_TEXTS.limits),
    selfService: z
      .strictObject(described({ tickets: patchOf(ticketSelfService), orders: patchOf(orderSelfService) }, SELF_SERVICE))
      .partial()
      .describe(SECTION_TEXTS.selfService),
    support: supportSettings.nullable().describe(`${SECTION_TEXTS.support} Null removes it.`),
    mailWording: mailWording
      .nullable()
      .describe('Your own words in mails; replaced as a whole. What it does not name is worded by the service. Null removes it.'),
    alertEmail: alertEmail
      .nullable()
      .describe(
        'Address that the service writes to when something needs you, such as webhooks that fail. Null removes it: nobody is notified.',
      ),
  })
  .partial()
  .meta({
    id: 'WorkspacePatch',
    description:
      'Changes of settings. A field that is absent keeps its value; each given rail and fee is replaced as a whole, and so are `limits`, `support` and `mailWording`.',
  });
export type WorkspacePatch = z.infer<typeof workspacePatch>;

/**
 * Operator's settings of a workspace, and of its keys by their refs (D-130). An omitted field keeps its value; each given fee is replaced
 * as a whole, and so are limits.
 */
export const operatorPatch = z
  .strictObject({
    fees: feesPatch.describe('Fees of the service on sales; each given fee is replaced as a whole.'),
    limits: limitOverrides.describe('Rate limits of the workspace; replaced as a whole.'),
    texts: textPatch.describe(SECTION_TEXTS.texts),
    media: mediaPatch.describe('Room for uploaded pictures and files.'),
    keys: z
      .record(z.string(), z.strictObject({ limits: limitOverrides.describe('Rate limits of the key; replaced as a whole.') }))
      .describe('Limits of single keys, by their refs. A limit that is left out is that of the workspace.'),
  })
  .partial()
  .meta({
    id: 'OperatorPatch',
    description:
      'What the operator sets for a workspace. A field that is absent keeps its value; each given fee and `limits` are replaced as a whole.',
  });
export type OperatorPatch = z.infer<typeof operatorPatch>;

/** The `workspace` section of the workspace document. */
export const workspaceItem = z
  .strictObject({
    displayName,
    timezone,
    currencies: acceptedCurrencies,
    headlessEnabled: z.boolean().describe(ENABLED.headlessEnabled).default(false),
    fees: feesPatch.optional().describe('Fees of the service, which the operator sets: leave them out, or repeat those in force.'),
    rails: workspaceSettings.shape.rails.describe(SECTION_TEXTS.rails),
    selfService: workspaceSettings.shape.selfService.describe(SECTION_TEXTS.selfService),
    support: supportSettings.optional().describe(SECTION_TEXTS.support),
    mailWording: workspaceSettings.shape.mailWording.describe(
      'Your own words in mails, by language and kind. Absent: the service words them.',
    ),
    alertEmail: alertEmail.optional(),
  })
  .meta({ id: 'WorkspaceItem', description: 'Name, time zone, currencies, fees and settings of a workspace.' });
export type WorkspaceItem = z.infer<typeof workspaceItem>;
