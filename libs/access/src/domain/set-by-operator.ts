import type { ServiceFees } from '@svc/checkout';
import { type Fault, textCountries } from '@svc/contracts';
import { DomainError } from '@svc/kernel';
import { DEFAULT_LIMITS, type LimitName, type LimitOverrides, MOST_CODES_A_DAY, type RateLimit } from './rate-limit';
import type { Workspace } from './workspace';

/** A workspace's own token changes a setting that only the operator may change (D-130). */
export class SetByOperator extends DomainError {
  constructor(faults: readonly Fault[]) {
    super(
      'INSUFFICIENT_SCOPE',
      `The operator sets ${faults.map(({ path }) => path).join(', ')}: leave that out or as it is, or ask them to change it (PATCH /v1/admin/workspaces/{ref}).`,
      { fields: Object.fromEntries(faults.map(({ path, message }) => [path, message])) },
    );
  }
}

/**
 * Returns the operator's settings that a change of a workspace would affect (D-130). @param ownNumber country of the number that it has
 * connected
 */
export function setByOperator(before: Workspace, after: Workspace, ownNumber: string | undefined): Fault[] {
  return [
    ...feesSet({ fees: before.settings.fees, currencies: before.currencies }, { fees: after.settings.fees, currencies: after.currencies }),
    ...limitsSet(after.settings.limits, { before: before.settings.limits }),
    ...textsSet(before, after, ownNumber),
    ...mediaSet(before.settings.media, after.settings.media),
  ];
}

function mediaSet(before: Workspace['settings']['media'], after: Workspace['settings']['media']): Fault[] {
  return before.fileMiBInAll === after.fileMiBInAll
    ? []
    : [{ path: 'media.fileMiBInAll', message: 'The operator sets how much room uploaded files have: leave it out.' }];
}

interface Charged {
  fees: ServiceFees;
  currencies: readonly string[];
}

const FEES = ['frontdesk', 'product'] as const;

/**
 * Returns the service's fees that differ from those in force, and another primary currency, in which a flat fee would be another sum (D-92,
 * D-93).
 */
export function feesSet(before: Charged, after: Charged): Fault[] {
  const changed = FEES.filter((name) => !isSameFee(before.fees[name], after.fees[name])).map((name) => ({
    path: `fees.${name}`,
    message: 'The operator sets the fees of the service: leave the fee out, or give the one in force.',
  }));
  const [primary] = before.currencies;
  const isFlat = FEES.some((name) => before.fees[name].flatMinor > 0);
  return after.currencies[0] === primary || !isFlat
    ? changed
    : [
        ...changed,
        {
          path: 'currencies[0]',
          message: `The service’s flat fee is in ${primary}, the primary currency: leave that first, or ask the operator to change both.`,
        },
      ];
}

function isSameFee(one: ServiceFees['product'], other: ServiceFees['product']): boolean {
  const codes = Object.keys({ ...one.flatByCurrency, ...other.flatByCurrency });
  const isSameIn = (code: string) => (one.flatByCurrency[code] ?? 0) === (other.flatByCurrency[code] ?? 0);
  return one.pct === other.pct && one.flatMinor === other.flatMinor && codes.every(isSameIn);
}

/** Limits in force: of the thing itself, and of the workspace where a key is below them. */
interface LimitsInForce {
  before?: LimitOverrides;
  workspace?: LimitOverrides;
}

/**
 * Returns limits above the defaults, unless the operator has granted them: for the same key or workspace, or for the workspace of a key.
 */
export function limitsSet(limits: LimitOverrides, { before = {}, workspace = {} }: LimitsInForce): Fault[] {
  const { otpSendsPerDay: codes, ...buckets } = limits;
  const raised = (Object.keys(buckets) as (keyof typeof buckets)[]).filter((name) => {
    const limit = buckets[name];
    const isGranted = (granted: RateLimit | undefined) => granted !== undefined && isWithin(limit!, granted);
    return (
      limit !== undefined &&
      !isSame(limit, before[name]) &&
      !isGranted(DEFAULT_LIMITS[name satisfies LimitName]) &&
      !isGranted(workspace[name])
    );
  });
  const most = Math.max(MOST_CODES_A_DAY, workspace.otpSendsPerDay ?? 0);
  const sendsMore = codes !== undefined && codes > most && codes !== before.otpSendsPerDay;
  return [
    ...raised.map((name) => {
      const { perMinute, burst } = DEFAULT_LIMITS[name];
      return {
        path: `limits.${name}`,
        message: `Above ${perMinute} a minute with a burst of ${burst} the operator sets it: give less, or leave it out.`,
      };
    }),
    ...(sendsMore ? [{ path: 'limits.otpSendsPerDay', message: `Above ${most} the operator sets it: give less, or leave it out.` }] : []),
  ];
}

const isWithin = (one: RateLimit, most: RateLimit): boolean => one.perMinute <= most.perMinute && one.burst <= most.burst;
const isSame = (one: RateLimit, other: RateLimit | undefined): boolean => other?.perMinute === one.perMinute && other.burst === one.burst;

/**
 * Returns the operator's settings for SMS, which cost the operator: the daily limit, and countries beyond the shop's own. A listed country
 * that was not the shop's own stays, so that nobody collects countries by moving the shop between them.
 */
function textsSet(before: Workspace, after: Workspace, ownNumber: string | undefined): Fault[] {
  const [was, is] = [before.settings.texts, after.settings.texts];
  const tooMany =
    was.mostPerDay === is.mostPerDay
      ? []
      : [{ path: 'texts.mostPerDay', message: 'The operator sets how many texts go out: leave it out.' }];
  const isUntouched = before.timezone === after.timezone && String(was.countries) === String(is.countries);
  if (isUntouched || !is.countries) return tooMany;
  const [ownBefore, own] = [before, after].map(({ timezone }) => textCountries({ timezone, ownNumber }));
  const beyond = is.countries.filter(
    (country) => !own!.includes(country) && !(was.countries?.includes(country) && !ownBefore!.includes(country)),
  );
  return beyond.length === 0
    ? tooMany
    : [
        ...tooMany,
        { path: 'texts.countries', message: `The operator sets countries beyond the shop’s own: leave out ${beyond.join(', ')}.` },
      ];
}
