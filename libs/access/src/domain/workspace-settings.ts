import { z } from 'zod';
import { checkoutPatch, checkoutSettings, savingsSettings, serviceFees } from '@svc/checkout';
import { formPatch, formSettings, mediaSettings } from '@svc/content';
import {
  byDefault,
  currencyCode,
  described,
  fieldsOfChange,
  inChange,
  isDefault,
  LANGUAGE_TEXTS,
  line,
  mailWording,
  patchOf,
  readWithLines,
  shopClosing,
  timeZone,
  writtenClosing,
  writtenEnd,
} from '@svc/contracts';
import { alertEmail, merchantNotices, messageSettings, supportSettings, textPatch, textSettings } from '@svc/notifications';
import { orderSelfService } from '@svc/orders';
import { otpPatch, otpSettings } from '@svc/otp';
import { paymentRails } from '@svc/payments';
import { ticketSelfService } from '@svc/registration';
import { seatSettings } from '@svc/ticketing';
import { limitOverrides } from './rate-limit';

const SELF_SERVICE = {
  tickets:
    'Actions that guests may take themselves by the link of their ticket, such as changing the name; each is true when it is allowed.',
  orders:
    'Actions that buyers may take themselves by the link of their order, such as asking for a refund; each is true when it is allowed.',
};

const selfServiceSettings = z
  .strictObject(described({ tickets: byDefault(ticketSelfService), orders: byDefault(orderSelfService) }, SELF_SERVICE))
  .meta({
    id: 'SelfServiceSettings',
    description:
      'Actions that guests and buyers may take themselves, without asking you, by the link of their ticket or order. All are off by default but `tickets.resend`.',
  });

/** Descriptions of the sections of settings. */
const SECTION_TEXTS = {
  fees: 'Fees that the service takes on sales of the workspace: one on tickets, one on products. The operator sets them.',
  rails: 'Payment rails (ways to pay) that the workspace offers to buyers, each with `enabled`.',
  checkouts: 'Settings of checkouts in the workspace: how long they hold tickets and stock, payments that come late, and return addresses.',
  otp: 'Settings of one-time passwords (OTP) that the workspace sends: the number that sends them, and the countries they may go to.',
  texts: 'Settings of SMS to guests and buyers of the workspace: countries, and the largest number in a day.',
  messages: 'Settings of e-mails of the workspace to attendees who did not register or buy themselves.',
  merchantNotices:
    'News about which the service mails the merchant at `alertEmail`: new orders, registrations that wait, refund requests, low stock and failures.',
  savings: 'Terms of savings plans in the workspace: the smallest part, and the refund when a plan ends early.',
  forms: 'Settings of form submissions in the workspace: how long they are kept, and the space for their files.',
  media: 'Space for the pictures and files that the workspace uploads. The operator sets it.',
  seats: 'Largest number of seats that one registration or checkout in the workspace may take.',
  limits:
    'Rate limits of the workspace for requests to the API, by name. A limit that is left out is the default of the service; only the operator can raise one above it.',
  selfService:
    'Actions that guests and buyers of the workspace may take themselves, without asking you, by the link of their ticket or order.',
  support:
    'Contact of the shop for guests and buyers: e-mail address, phone number and a promise. Pages and e-mails of the service show it.',
};
/** Description of the setting that closes a shop (D-158). */
const CLOSED =
  'Closing of the shop for a while: `until` and `note`. In live mode every opening of a checkout and every registration gets 403 `STORE_CLOSED` meanwhile, and pages say so. What is open can still be paid, and your own guests and orders go on.';
const ENABLED = {
  apiEnabled: 'True: the API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_DISABLED`.',
  secretKeysEnabled:
    'True: the secret API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_SECRET_DISABLED`.',
  headlessEnabled:
    'True: the workspace may open headless checkouts, in which your own page renders the payment step. False: it may not. Default: false.',
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
    merchantNotices,
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
  merchantNotices: byDefault(merchantNotices),
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
  closed: shopClosing.optional(),
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
 * releases up to 2026-11-22 cannot read settings with them (ADR 0047). Notices to the merchant are stored beside them.
 */
export function storedSettings({
  selfService,
  media,
  messages,
  merchantNotices: _,
  ...settings
}: WorkspaceSettings): Omit<Partial<WorkspaceSettings>, 'merchantNotices'> {
  return {
    ...settings,
    ...(!isDefault(selfServiceSettings, selfService) && { selfService }),
    ...(!isDefault(messageSettings, messages) && { messages }),
    ...(!isDefault(mediaSettings, media) && { media }),
  };
}

export const displayName = line.describe(
  'Name of the shop (workspace) as guests and buyers read it: one line of plain text, at most 300 characters.',
);

const timezone = timeZone.describe(
  'Time zone of the shop (workspace): IANA name such as `Africa/Lagos`. It decides when a day begins, and how times without a zone are read.',
);

/** Accepted currencies, the primary one first. */
export const acceptedCurrencies = z
  .array(currencyCode)
  .min(1, 'Give at least one currency; the first is the primary one.')
  .max(20, 'Use at most 20 currencies.')
  .refine((codes) => new Set(codes).size === codes.length, 'Name each currency once.')
  .describe(
    'Currencies in which the shop (workspace) sells, as ISO 4217 codes such as `NGN`; 1 to 20. The first one is the primary currency: amounts without a currency are in it.',
  );

/** Closing in the workspace document, whose moments are read before its schema applies. */
const closedItem = writtenClosing
  .extend({ until: writtenEnd.nullable().default(null).describe(writtenClosing.shape.until.description!) })
  .describe(`${CLOSED} Absent: the shop stays as it is. \`null\` opens it.`);

const feesPatch = patchOf(serviceFees);
const mediaPatch = patchOf(mediaSettings);

/**
 * Settings of a workspace that may be changed, as far as the operator does not set them (D-130). An omitted field keeps its value; each
 * given fee and rail is replaced as a whole, and so are the limits, the support and the wording of mails.
 */
export const workspacePatch = z
  .object(
    fieldsOfChange({
      displayName,
      timezone,
      currencies: acceptedCurrencies,
      apiEnabled: z.boolean().describe(ENABLED.apiEnabled),
      secretKeysEnabled: z.boolean().describe(ENABLED.secretKeysEnabled),
      headlessEnabled: z.boolean().describe(ENABLED.headlessEnabled),
      fees: feesPatch.describe(`${SECTION_TEXTS.fees} A request with a token of the workspace that changes a fee gets 403.`),
      rails: patchOf(paymentRails).describe(SECTION_TEXTS.rails),
      checkouts: checkoutPatch.describe(SECTION_TEXTS.checkouts),
      otp: otpPatch.describe(SECTION_TEXTS.otp),
      texts: textPatch.describe(SECTION_TEXTS.texts),
      messages: patchOf(messageSettings).describe(SECTION_TEXTS.messages),
      merchantNotices: patchOf(merchantNotices).describe(SECTION_TEXTS.merchantNotices),
      savings: patchOf(savingsSettings).describe(SECTION_TEXTS.savings),
      forms: formPatch.describe(SECTION_TEXTS.forms),
      media: mediaPatch.describe(`${SECTION_TEXTS.media} A request with a token of the workspace that changes it gets 403.`),
      seats: patchOf(seatSettings).describe(SECTION_TEXTS.seats),
      limits: limitOverrides.describe(inChange(SECTION_TEXTS.limits)),
      selfService: z
        .strictObject(described({ tickets: patchOf(ticketSelfService), orders: patchOf(orderSelfService) }, SELF_SERVICE))
        .partial()
        .describe(SECTION_TEXTS.selfService),
      support: supportSettings
        .nullable()
        .describe(
          `${SECTION_TEXTS.support} \`null\` removes the contact, so that they name none. A new contact replaces the whole old one.`,
        ),
      mailWording: mailWording
        .nullable()
        .describe(
          `Your own words in e-mails to guests, buyers and subscribers: map from language (${LANGUAGE_TEXTS.eitherCode}) to a map from kind of e-mail to \`subject\` and \`opening\`. It replaces all of your earlier words. \`null\` removes them all: the service words the e-mails.`,
        ),
      alertEmail: alertEmail
        .nullable()
        .describe(
          'E-mail address of the merchant to which the service writes when something needs attention, such as failing webhooks. `null` removes the address: nobody is notified.',
        ),
      closed: writtenClosing.nullable().describe(`${CLOSED} A new closing replaces the whole old one. \`null\` opens the shop.`),
    }),
  )
  .partial()
  .meta({
    id: 'WorkspacePatch',
    description:
      'Change of the settings of a workspace. A field that is left out keeps its value. Each given rail and fee is replaced as a whole, and so are `limits`, `support`, `mailWording` and `closed`.',
  });
export type WorkspacePatch = z.infer<typeof workspacePatch>;

/**
 * Operator's settings of a workspace, and of its keys by their refs (D-130). An omitted field keeps its value; each given fee is replaced
 * as a whole, and so are limits.
 */
export const operatorPatch = z
  .strictObject(
    fieldsOfChange({
      fees: feesPatch.describe(
        'Fees that the service takes on sales of the workspace: one on tickets, one on products. Each given fee is replaced as a whole.',
      ),
      limits: limitOverrides.describe(
        inChange(
          'Rate limits of the workspace for requests to the API, by name. They replace all earlier ones: a limit that is left out gets the default of the service.',
        ),
      ),
      texts: textPatch.describe(SECTION_TEXTS.texts),
      media: mediaPatch.describe('Space for the pictures and files that the workspace uploads.'),
      suspended: z
        .strictObject({
          reason: line.describe(
            'Reason for the merchant: one line of plain text, at most 300 characters. Guests and buyers do not see it.',
          ),
        })
        .nullable()
        .describe(
          'Suspends the workspace: no checkout opens, nobody registers, no payment begins, no mail of the merchant goes out, webhooks wait, and admin tokens only read, refund and erase. Money under way is still booked. `null` lifts the suspension.',
        ),
      keys: z
        .record(
          z.string(),
          z.strictObject({
            limits: limitOverrides.describe(
              'Rate limits of the API key, by name. They replace all earlier ones of the key: a limit that is left out is the limit of the workspace.',
            ),
          }),
        )
        .describe(
          'Rate limits of single API keys of the workspace: map from the ref of a key to `limits`. Keys that are left out keep their limits.',
        ),
    }),
  )
  .partial()
  .meta({
    id: 'OperatorPatch',
    description:
      'Change, by the operator, of the settings that a workspace cannot change itself. A field that is left out keeps its value. Each given fee is replaced as a whole, and so are `limits`.',
  });
export type OperatorPatch = z.infer<typeof operatorPatch>;

/** The `workspace` section of the workspace document. */
export const workspaceItem = z
  .strictObject({
    displayName,
    timezone,
    currencies: acceptedCurrencies,
    headlessEnabled: z.boolean().describe(ENABLED.headlessEnabled).default(false),
    fees: feesPatch
      .optional()
      .describe(
        'Fees that the service takes on sales of the workspace: one on tickets, one on products. The operator sets them: leave them out, or repeat those in force.',
      ),
    rails: workspaceSettings.shape.rails.describe(SECTION_TEXTS.rails),
    selfService: workspaceSettings.shape.selfService.describe(SECTION_TEXTS.selfService),
    support: supportSettings.optional().describe(`${SECTION_TEXTS.support} Absent: they name no contact.`),
    mailWording: workspaceSettings.shape.mailWording.describe(
      `Your own words in e-mails to guests, buyers and subscribers: map from language (${LANGUAGE_TEXTS.eitherCode}) to a map from kind of e-mail to \`subject\` and \`opening\`. Absent: the service words all e-mails.`,
    ),
    alertEmail: alertEmail.optional(),
    closed: closedItem.nullable().optional(),
    merchantNotices: patchOf(merchantNotices).optional().describe(`${SECTION_TEXTS.merchantNotices} Absent: they stay as they are.`),
  })
  .meta({
    id: 'WorkspaceItem',
    description: 'Name, time zone, currencies and settings of a workspace, as you write them in a workspace document.',
  });
export type WorkspaceItem = z.infer<typeof workspaceItem>;
