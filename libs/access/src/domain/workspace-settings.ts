import { z } from 'zod';
import {
  amountsByCurrency,
  currencyCode,
  line,
  mailWording,
  minorUnits,
  percentage,
  readWithLines,
  requiredEmail,
  timeZone,
} from '@svc/contracts';
import { messageFields, messageSettings, otpPatch, otpSettings, textPatch, TEXTS, textSettings } from './message-settings';
import { limitOverrides } from './rate-limit';
import { isDefaultSelfService, SELF_SERVICE, selfServicePatch, selfServiceSettings } from './self-service';

const feeSchema = z
  .strictObject({
    pct: percentage.default(0),
    flatMinor: minorUnits.default(0).meta({ description: 'In the primary currency.' }),
    flatByCurrency: amountsByCurrency.default({}).meta({ description: 'In the other currencies; none there means 0 (D-93).' }),
  })
  .meta({ id: 'ServiceFee', description: 'What the service takes of each sold thing (D-92).' });

const NO_FEE = { pct: 0, flatMinor: 0, flatByCurrency: {} };
const fees = { frontdesk: feeSchema, product: feeSchema };

/** The service's own fees: of tickets, and of products (D-92, D-93). The operator sets them (D-130). */
export const serviceFees = z
  .strictObject({ frontdesk: feeSchema.default(NO_FEE), product: feeSchema.default(NO_FEE) })
  .meta({ id: 'ServiceFees' });
export type ServiceFees = z.infer<typeof serviceFees>;

const railSchema = z.strictObject({ enabled: z.boolean() });
const ON = { enabled: true };
const rails = { card: railSchema, bank_transfer: railSchema, international_card: railSchema };

/** Which ways to pay the merchant offers, where credentials allow. */
export const paymentRails = z
  .strictObject({ card: railSchema.default(ON), bank_transfer: railSchema.default(ON), international_card: railSchema.default(ON) })
  .meta({ id: 'PaymentRails' });

const life = z.int('Give whole minutes.').min(5, 'Give 5 minutes or more.').max(60, 'Give 60 minutes or less.');
const checkoutFields = {
  eventMinutes: life.describe('How long tickets of a hosted checkout are held for their buyer.'),
  headlessMinutes: life.describe('How long tickets of a headless checkout are held for their buyer.'),
  stockMinutes: life.describe('How long products are held for a buyer who has started to pay.'),
  graceSeconds: z
    .int('Give whole seconds.')
    .min(0, 'Give 0 seconds or more.')
    .max(600, 'Give 600 seconds or less.')
    .describe('How much longer a checkout whose time is over stays open while its payment provider does not answer.'),
  lateMoneyHours: z
    .int('Give whole hours.')
    .min(0, 'Give 0 hours or more.')
    .max(168, 'Give 168 hours or less.')
    .describe(
      'For how long after its end money that comes late can still make a checkout paid, if all of it can be bought at the same total then. Later money goes back.',
    ),
  registeredReturnUrls: z
    .boolean()
    .describe('On: the host of a returnUrl must be an origin that a key of the mode has, or one of the storefront’s verifiedDomains.'),
};
const mostHoldsPerKey = z.int('Give a whole number.').min(1, 'Give 1 or more.').max(100_000, 'Give 100,000 or less.');
const CHECKOUTS = {
  eventMinutes: 30,
  headlessMinutes: 15,
  stockMinutes: 15,
  graceSeconds: 120,
  lateMoneyHours: 24,
  registeredReturnUrls: false,
};

/** How long checkouts live that hold seats, and stock is held (D-45), how long silent providers (D-29) and late money (D-103) are waited for, where buyers may be sent back to (D-44), and what one key may hold (D-61). */
export const checkoutSettings = z
  .strictObject({
    eventMinutes: checkoutFields.eventMinutes.default(CHECKOUTS.eventMinutes),
    headlessMinutes: checkoutFields.headlessMinutes.default(CHECKOUTS.headlessMinutes),
    stockMinutes: checkoutFields.stockMinutes.default(CHECKOUTS.stockMinutes),
    graceSeconds: checkoutFields.graceSeconds.default(CHECKOUTS.graceSeconds),
    lateMoneyHours: checkoutFields.lateMoneyHours.default(CHECKOUTS.lateMoneyHours),
    registeredReturnUrls: checkoutFields.registeredReturnUrls.default(CHECKOUTS.registeredReturnUrls),
    mostHoldsPerKey: mostHoldsPerKey
      .optional()
      .describe(
        'How many open checkouts of one key may hold something at a time, in live mode, savings plans that have begun aside; another is refused as RATE_LIMITED. Without it there may be any number.',
      ),
  })
  .meta({ id: 'CheckoutSettings' });

const savings = {
  refundPct: z
    .int('Give whole percent.')
    .min(0, 'Give 0 or more.')
    .max(100, 'Give 100 or less.')
    .describe(
      'How much of what was saved goes back to a buyer who stops, or does not complete the plan in time, in percent. All of it goes back when the merchant ends the plan.',
    ),
  leastPartPct: z
    .int('Give whole percent.')
    .min(1, 'Give 1 or more.')
    .max(100, 'Give 100 or less.')
    .describe(
      'What each part of a savings plan is at least, in percent of its total; less only when less is missing. Of plans that begin from now on.',
    ),
};
const SAVINGS = { refundPct: 100, leastPartPct: 5 };

/** In what parts buyers save up, and what becomes of money that was saved and did not suffice (D-15). */
export const savingsSettings = z
  .strictObject({
    refundPct: savings.refundPct.default(SAVINGS.refundPct),
    leastPartPct: savings.leastPartPct.default(SAVINGS.leastPartPct),
  })
  .meta({ id: 'SavingsSettings' });

const keepDays = z.int('Give whole days.').min(1, 'Give 1 day or more.').max(3_650, 'Give 3,650 days or less.');

const fileRoom = {
  fileMiBPerSubmission: z
    .int('Give whole MiB.')
    .min(1, 'Give 1 or more.')
    .max(250, 'Give 250 or less.')
    .describe('How many MiB all files of one submission together may have.'),
  fileMiBInAll: z
    .int('Give whole MiB.')
    .min(0, 'Give 0 or more.')
    .max(1_048_576, 'Give 1,048,576 or less.')
    .describe(
      'How many MiB the files of all submissions together may have that are kept; past it forms take no files until some are deleted.',
    ),
};
const FORMS = { keepDays: 365, fileMiBPerSubmission: 25, fileMiBInAll: 2_048 };

/** For how long is kept what people send by forms, and how much room their files have (D-110). */
export const formSettings = z
  .strictObject({
    keepDays: keepDays
      .nullable()
      .default(FORMS.keepDays)
      .describe(
        'After how many days a submission is deleted for good, with its files. Null: submissions are kept until they are deleted by hand.',
      ),
    fileMiBPerSubmission: fileRoom.fileMiBPerSubmission.default(FORMS.fileMiBPerSubmission),
    fileMiBInAll: fileRoom.fileMiBInAll.default(FORMS.fileMiBInAll),
  })
  .meta({ id: 'FormSettings' });

const mediaRoom = {
  fileMiBInAll: fileRoom.fileMiBInAll.describe(
    'How many MiB all uploaded pictures and files together may have that are kept; past it nothing is uploaded until some are deleted. The operator sets it.',
  ),
};
const MEDIA = { fileMiBInAll: 10_240 };

/** How much room the merchant's own pictures and files have (D-143). */
export const mediaSettings = z
  .strictObject({ fileMiBInAll: mediaRoom.fileMiBInAll.default(MEDIA.fileMiBInAll) })
  .meta({ id: 'MediaSettings' });

const seatCount = z.int('Give a whole number.').min(1, 'Give 1 or more.').max(1_000, 'Give 1,000 or less.');
const seats = {
  mostPerRegistration: seatCount.describe(
    'Seats in all that one free registration may take, whatever maxPerOrder says; a group ticket counts its seats.',
  ),
  mostPerCheckout: seatCount.describe(
    'Seats in all that one checkout of tickets may take, whatever maxPerOrder says; a group ticket counts its seats.',
  ),
};
const SEATS = { mostPerRegistration: 20, mostPerCheckout: 100 };

/** How many seats are taken at a time; one ticket of a type, or its `minPerOrder`, may always be taken (D-106). */
export const seatSettings = z
  .strictObject({
    mostPerRegistration: seats.mostPerRegistration.default(SEATS.mostPerRegistration),
    mostPerCheckout: seats.mostPerCheckout.default(SEATS.mostPerCheckout),
  })
  .meta({ id: 'SeatSettings' });

/** Where the merchant is notified of what needs a hand, such as webhooks that do not arrive (D-74). */
const alertEmail = requiredEmail.meta({
  format: 'email',
  description: 'Where the service writes to when something needs a hand, such as webhooks that do not arrive; without it nobody is told.',
});

/** How buyers and guests reach the shop, and what it promises them: pages of the service tell it. */
export const supportSettings = z
  .strictObject({
    email: requiredEmail.optional().describe('Checkout, order page and mails tell it; replies to mails to buyers and guests go there.'),
    phone: line.optional().describe('With country code, such as +234 803 123 4567.'),
    promise: line.optional().describe('One line such as “Returns within 14 days”; the checkout shows it as it is.'),
  })
  .meta({ id: 'SupportSettings' });
export type SupportSettings = z.infer<typeof supportSettings>;

/** What `workspace.settings` holds; an empty object is all defaults. What a later release has added is passed over. */
export const workspaceSettings = z.object({
  fees: serviceFees.default({ frontdesk: NO_FEE, product: NO_FEE }),
  rails: paymentRails.default({ card: ON, bank_transfer: ON, international_card: ON }),
  checkouts: checkoutSettings.default(CHECKOUTS),
  otp: otpSettings.default({ sender: 'own', fraudGuards: false }),
  texts: textSettings.default(TEXTS),
  messages: messageSettings.default({ attendees: false }),
  savings: savingsSettings.default(SAVINGS),
  forms: formSettings.default(FORMS),
  media: mediaSettings.default(MEDIA),
  seats: seatSettings.default(SEATS),
  limits: limitOverrides.default({}),
  selfService: selfServiceSettings.default(SELF_SERVICE),
  // Addresses are judged where they are written: one that was accepted before D-120 still reads.
  support: z.strictObject({ ...supportSettings.shape, email: z.string().optional() }).optional(),
  mailWording: mailWording.optional(),
  alertEmail: z.string().optional(),
});
export type WorkspaceSettings = z.infer<typeof workspaceSettings>;

/** Reads settings as they are stored, whose lines of text stay as they are (D-119). @throws ZodError for anything else */
export function readSettings(stored: unknown): WorkspaceSettings {
  const { data, error } = readWithLines(workspaceSettings, stored);
  if (error) throw error;
  return data!;
}

/**
 * The settings as they are stored: without `selfService`, `media` and `messages` while these are all defaults, since processes of releases
 * up to 2026-11-22 read no settings that name them (ADR 0047).
 */
export function storedSettings({ selfService, media, messages, ...settings }: WorkspaceSettings): Partial<WorkspaceSettings> {
  return {
    ...settings,
    ...(!isDefaultSelfService(selfService) && { selfService }),
    ...(messages.attendees && { messages }),
    ...(media.fileMiBInAll !== MEDIA.fileMiBInAll && { media }),
  };
}

export const displayName = line;

/** Accepted currencies, the primary one first. */
export const acceptedCurrencies = z
  .array(currencyCode)
  .min(1, 'Give at least one currency; the first is the primary one.')
  .max(20, 'Use at most 20 currencies.')
  .refine((codes) => new Set(codes).size === codes.length, 'Name each currency once.');

const feesPatch = z.strictObject(fees).partial();
const mediaPatch = z.strictObject(mediaRoom).partial();

/** Settings of a workspace that may be changed, as far as the operator does not set it (D-130). A field that is omitted keeps its value; each fee and each rail that is named is whole, and so are the limits, the support and the wording of mails. */
export const workspacePatch = z
  .object({
    displayName,
    timezone: timeZone,
    currencies: acceptedCurrencies,
    apiEnabled: z.boolean().describe('Off: every key of the workspace is refused.'),
    secretKeysEnabled: z.boolean().describe('Off: its secret keys are refused.'),
    headlessEnabled: z.boolean().describe('Whether headless checkout may be used.'),
    fees: feesPatch.describe('Set by the operator: with a workspace’s own token, another fee than the one in force is 403.'),
    rails: z.strictObject(rails).partial(),
    checkouts: z
      .strictObject({
        ...checkoutFields,
        mostHoldsPerKey: mostHoldsPerKey
          .nullable()
          .describe(
            'How many open checkouts of one key may hold something at a time, in live mode; those opened from now on count. Null: any number.',
          ),
      })
      .partial(),
    otp: otpPatch,
    texts: textPatch,
    messages: z.strictObject(messageFields).partial(),
    savings: z.strictObject(savings).partial(),
    forms: z
      .strictObject({
        keepDays: keepDays
          .nullable()
          .describe(
            'After how many days a submission is deleted for good, with its files; those that are older by now go within the hour. Null: they are kept until they are deleted by hand.',
          ),
        ...fileRoom,
      })
      .partial(),
    media: mediaPatch.describe('Set by the operator: with a workspace’s own token, other room than is in force is 403.'),
    seats: z.strictObject(seats).partial(),
    limits: limitOverrides,
    selfService: selfServicePatch,
    support: supportSettings.nullable().describe('Null takes it away.'),
    mailWording: mailWording.nullable().describe('Whole: what it does not name is worded by the service. Null takes it away.'),
    alertEmail: alertEmail.nullable().describe('Null takes it away: nobody is told.'),
  })
  .partial()
  .meta({ id: 'WorkspacePatch' });
export type WorkspacePatch = z.infer<typeof workspacePatch>;

/** Settings that the operator makes for a workspace, and of its keys by their refs (D-130). A field that is omitted keeps its value; each fee that is named is whole, and so are limits. */
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
