import { homeCountries, type PhoneDestination, readNumber, textLengthOf } from '@svc/contracts';
import { type Clock, type IdGenerator, idOf, InvalidInput, type Mode } from '@svc/kernel';
import type { Challenge, ChallengeName, CodeSource, KeptCode, OtpSender } from '../domain/challenge';
import { writeCodeText } from '../domain/code-template';
import type { CodePrices } from '../domain/wallet';
import { checkCountry, checkFraud, checkLimits, guardsOf, nextSendAfter, type SendsBefore, senderOf } from '../domain/decide-sending';
import { type OtpSendRequest, presentSend, type StoreOtpSendView } from '../domain/otp-send.view';
import {
  NumberNotReached,
  OtpInsufficientBalance,
  OtpNotConfigured,
  OtpSenderUnavailable,
  OwnNumberUnavailable,
} from '../domain/otp.errors';
import type { CodeHasher } from '../ports/code-hasher';
import type { CodeMessage, CodeSenders, OwnSender } from '../ports/code-senders';
import type { OtpTx, OtpUnitOfWork } from '../ports/otp-tx';
import type { SentCodes } from '../ports/sent-codes';

export interface SendCodeCommand {
  workspace: {
    id: string;
    /** Name in codes that the workspace's own number sends. */
    name: string;
    timezone: string;
    /** The primary one first. */
    currencies: readonly string[];
    /** Sender of codes unless the request names one. */
    sender: OtpSender;
    /** Countries that codes may go to; without a list, the workspace's own. */
    countries?: readonly string[];
    /** True when sends that look like toll fraud are refused. */
    fraudGuards: boolean;
    /** Site to which codes by SMS of the workspace's own number are bound. */
    originHost?: string;
  };
  /** Access key, with its limit of codes in any 24 hours. */
  key: { id: string; mostPerDay: number };
  mode: Mode;
  /** Visitor for whom the merchant's server asks, where it names one. */
  visitor?: string;
  request: OtpSendRequest;
  /** Locale in which the customer is served, BCP 47. */
  language?: string;
}

/** Sender, template and names of a code. */
interface Route extends OwnSender {
  by: OtpSender;
  from: string;
}

/** Name in codes by the service's number, which do not name the merchant (§4.8 r3). */
const SERVICE = 'Frontdesk';
/** Code that solves every challenge of test mode (decisions 3.5 otp). */
const TEST_CODE = '000000';
const MINUTE_MS = 60_000;
/** Attempts to judge a send again after others were booked before it. By then their effect is visible, so the send is refused or booked. */
const MOST_ATTEMPTS = 10;

/**
 * Sends a code (§4.8). Reasons to refuse are checked in the order of D-54, and a refused code costs nothing. The charge is stored once
 * before the provider is called, and refunded only when the provider has certainly not sent the code: it says so, or was not reached
 * (D-111a). The progress of a code is stored, so that SettleLeftCodes can settle it after a crash. With a test key everything is checked
 * and counted, but nothing is sent or charged.
 */
export class SendCode {
  constructor(
    private readonly books: { codes: SentCodes; work: OtpUnitOfWork },
    private readonly senders: CodeSenders,
    private readonly hasher: CodeHasher,
    private readonly prices: CodePrices,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws InvalidInput, OtpNotConfigured, OtpSenderUnavailable, OwnNumberUnavailable, OtpCountryNotAllowed, TooManyCodes, SuspectedFraud, OtpInsufficientBalance, NumberNotReached */
  async execute(command: SendCodeCommand): Promise<StoreOtpSendView> {
    const { workspace, mode, request, language } = command;
    const number = readNumber(request.to);
    if ('problem' in number) throw new InvalidInput(`to: ${number.problem}`, { fields: { to: number.problem } });
    const route = await this.routeOf(command);
    checkCountry(number.country, { by: route.by, listed: workspace.countries, home: () => homeCountries(workspace.timezone) });
    if (mode === 'live' && route.sender.isOff) throw unavailable(route.by);
    const code = request.code ?? (mode === 'test' ? TEST_CODE : this.hasher.mint());
    const { challenge, resendAvailableAt } = await this.charge(command, number, route, code);
    if (mode === 'live')
      await this.handOver(challenge, route, {
        id: challenge.id,
        to: number.e164,
        code,
        from: route.from,
        minutes: request.expiresInMinutes,
        language,
        template: route.template,
        originHost: route.by === 'own' && route.sender.channel === 'sms' ? workspace.originHost : undefined,
      });
    return presentSend(challenge, resendAvailableAt);
  }

  private async routeOf({ workspace, request }: SendCodeCommand): Promise<Route> {
    const by = senderOf(request, workspace.sender);
    if (by === 'frontdesk') {
      const sender = this.senders.frontdesk();
      if (!sender) throw new OtpSenderUnavailable();
      return { by, sender, from: SERVICE };
    }
    const { templateRef } = request;
    const own = await this.senders.own(workspace.id, templateRef && idOf('tpl', templateRef));
    if ('sender' in own) return { by, ...own, from: workspace.name };
    if (own.missing === 'template' && templateRef) throw await this.refusalOfTemplate(workspace.id, templateRef);
    throw new OtpNotConfigured(own.missing);
  }

  /** Returns why a template cannot be used: an SMS takes none, approved or not; elsewhere it is unknown or not approved. */
  private async refusalOfTemplate(workspaceId: string, templateRef: string): Promise<InvalidInput> {
    const own = await this.senders.own(workspaceId);
    const isText = 'sender' in own && own.sender.channel === 'sms';
    const [why, advice] = isText
      ? ['Codes by SMS use no template; your number sends SMS.', 'Leave this out: codes by SMS use no template.']
      : ['This workspace has no such approved template.', 'Name an approved template of this workspace.'];
    return new InvalidInput(`templateRef: ${why}`, { fields: { templateRef: advice }, invalid: [templateRef] });
  }

  /** Checks the limits, and takes the money if they still hold when the code is booked. */
  private async charge({ workspace, key, mode, visitor, request }: SendCodeCommand, number: PhoneDestination, route: Route, code: string) {
    const id = this.ids.next();
    const destination = {
      hash: this.hasher.destinationHash(workspace.id, number.e164),
      masked: number.masked,
      country: number.country,
      prefixHash: this.hasher.destinationHash(workspace.id, number.prefix),
    };
    const codeFields = this.codeFieldsOf(id, request, code);
    const price = this.prices.of(workspace.currencies);
    const serviceHash = mode === 'live' && route.by === 'frontdesk' ? this.hasher.serviceHash(number.e164) : undefined;
    const visitorHash = visitor === undefined ? undefined : this.hasher.visitorHash(workspace.id, visitor);
    const send = {
      workspaceId: workspace.id,
      mode,
      keyId: key.id,
      destination,
      serviceHash,
      visitorHash,
      mostOfKey: key.mostPerDay,
      isWatched: workspace.fraudGuards,
    };
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const now = this.clock.now();
      const before = await this.books.codes.before(send, now);
      checkLimits(before, now);
      if (before.watched) checkFraud(before.watched, now);
      const challenge: Challenge = {
        workspaceId: workspace.id,
        mode,
        id,
        keyId: key.id,
        visitorHash,
        destination,
        channel: route.sender.channel,
        sender: route.by,
        templateId: route.template?.id,
        purpose: request.purpose || undefined,
        ...codeFields,
        attempts: 0,
        status: 'sent',
        handover: mode === 'test' ? 'ended' : 'due',
        createdAt: now,
        expiresAt: new Date(now.getTime() + request.expiresInMinutes * MINUTE_MS),
        charge: mode === 'test' ? { ...price, amountMinor: 0 } : price,
      };
      const outcome = await this.books.codes.book({
        challenge,
        serviceHash,
        entryId: this.ids.next(),
        guards: guardsOf(before, send, now),
      });
      if (outcome === 'unpaid') throw new OtpInsufficientBalance();
      if (outcome === 'booked') return { challenge, resendAvailableAt: nextSendAfter(withOneMore(before, challenge, serviceHash), now) };
    }
    throw new Error(`Other codes were sent each of ${MOST_ATTEMPTS} times that a code was judged, and never one by which it is refused.`);
  }

  private codeFieldsOf(id: string, { code: own }: OtpSendRequest, code: string): { codeSource: CodeSource; code?: KeptCode } {
    return own === undefined ? { codeSource: 'service', code: this.hasher.hash(id, code) } : { codeSource: 'client' };
  }

  /**
   * Hands the code to the sender. A code that may have been sent counts as sent: the caller gets its challenge, in case the code arrives.
   */
  private async handOver(challenge: Challenge, { by, sender }: Route, message: CodeMessage): Promise<void> {
    if (!(await this.books.codes.begin(challenge))) throw unavailable(by);
    const outcome = await sender.send(message);
    const at = this.clock.now();
    if (outcome.ok) {
      const segments = sender.channel === 'sms' ? textLengthOf(writeCodeText(message)).segments : undefined;
      await this.books.codes.accepted(challenge, { providerRef: outcome.providerRef, segments });
    } else if (outcome.mayBeSent) {
      await this.books.work.run(({ challenges }) => challenges.unclear(challenge, { at, reason: outcome.reason }));
    } else {
      await this.books.work.run((tx) => giveBack(tx, challenge, { at, reason: outcome.reason, id: this.ids.next() }));
      throw outcome.unavailable ? unavailable(by) : new NumberNotReached();
    }
  }
}

/** Returns the counts before the next code, including this one. */
function withOneMore({ toDestination, byService, byVisitor }: SendsBefore, { createdAt, visitorHash }: Challenge, serviceHash?: string) {
  return {
    toDestination: [createdAt, ...toDestination],
    byService: serviceHash === undefined ? [] : [createdAt, ...byService],
    byVisitor: visitorHash === undefined ? [] : [createdAt, ...byVisitor],
  };
}

/** Returns the error that names the number that cannot send (D-100). */
function unavailable(by: OtpSender): OtpSenderUnavailable | OwnNumberUnavailable {
  return by === 'own' ? new OwnNumberUnavailable() : new OtpSenderUnavailable();
}

/**
 * Ends a code that was certainly not sent, and refunds its charge, once.
 * @param end `id`: id of the ledger entry
 */
export async function giveBack(
  { challenges, wallet }: OtpTx,
  code: ChallengeName,
  { at, reason, id }: { at: Date; reason: string; id: string },
): Promise<void> {
  const charge = await challenges.fail(code, { at, reason });
  if (!charge || charge.amountMinor === 0) return;
  await wallet.book({ workspaceId: code.workspaceId, id, kind: 'refund', ...charge, challengeId: code.id, at });
}
