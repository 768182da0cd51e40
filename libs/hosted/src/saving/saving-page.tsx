import {
  Button,
  ButtonLink,
  Card,
  ClosedNotice,
  ErrorSummary,
  type HostedPage,
  Notice,
  type PageHead,
  StatusCard,
  TestNotice,
} from '../page';
import type { SavingPageView } from './saving-view';
import { amountText } from '../page-locale';
import { AddressFields, ContactFields } from '../checkout/sections/buyer-fields';
import { CartSection } from '../checkout/sections/cart-section';
import { Latest } from '../checkout/checkout-page';
import { ACT, DETAILS } from '../checkout/field-names';
import { CopyButton, LIVE_SCRIPT, livePageOf, LiveState } from '../checkout/live/live-state';
import { picturesOf } from '../checkout/checkout-offers';
import { addressOf } from '../checkout/page-state';
import { TransferSection } from '../checkout/sections/transfer-section';
import { PartForm } from './part-form-section';

/** Explains the plan: the price, the goods, and refunds. */
function Terms({
  view: {
    terms,
    paying: {
      brand,
      words: {
        saving: { terms: words },
      },
    },
  },
}: {
  view: SavingPageView;
}) {
  const { priceMode, holdPolicy, holdThresholdPct = 100, refundPct } = terms;
  return (
    <Card>
      <h2>{words.title}</h2>
      <ul class="tight">
        <li>{words[priceMode]}</li>
        <li>{holdPolicy === 'at_threshold' ? words.at_threshold(holdThresholdPct) : words[holdPolicy]}</li>
        <li>{refundPct === 100 ? words.allBack : refundPct === 0 ? words.noneBack(brand.name) : words.someBack(refundPct, brand.name)}</li>
      </ul>
    </Card>
  );
}

/** Returns the page of a savings plan: its progress, the payment of the next part, and its end. */
export function savingPage(view: SavingPageView): HostedPage {
  const { paying, state } = view;
  const { brand, locale, words, problems } = paying;
  const title = titleOf(view);
  const content = (
    <div class="sides">
      <div class="lead stack">
        <TestNotice isTest={paying.isTest} text={words.checkout.test} />
        {state !== 'over' && <ClosedNotice closed={paying.closed} shop={brand.name} pageLocale={paying} />}
        {state === 'over' ? <Over view={view} title={title} /> : <SavingProgress view={view} title={title} />}
        {view.isLate && (
          <Notice tone="warn">
            <p>{words.saving.late}</p>
          </Notice>
        )}
        {(state === 'offer' || state === 'saving') && <Latest view={paying} />}
      </div>
      <CartSection view={paying} />
      <div class="work stack">
        {(state === 'offer' || state === 'saving') && <PartForm view={view} />}
        {state === 'transfer' && <TransferSection view={asPart(paying)} closes={!view.asksPayer} />}
        {state !== 'over' && <Terms view={view} />}
        <Details view={view} />
        <Share view={view} />
        <Stop view={view} />
      </div>
      <LiveState page={livePageOf(paying)} />
    </div>
  );
  return {
    title: problems.length > 0 ? words.checkout.titleOfProblem(title) : title,
    brand,
    content,
    pictures: picturesOf(paying),
    isWide: true,
    locale,
    words,
    script: LIVE_SCRIPT,
    head: headOf(view),
  };
}

/** Returns what previews of the link for others say: what is saved for. The buyer's own page says nothing of itself. */
function headOf(view: SavingPageView): PageHead | undefined {
  const { isForOthers, state, crowdLabel, savedMinor, totalMinor, paying } = view;
  if (!isForOthers || state === 'over') return undefined;
  const { running } = paying.words.saving;
  const saved = state === 'offer' ? undefined : running.saved(amountIn(view, savedMinor), amountIn(view, totalMinor));
  const [pictureUrl] = picturesOf(paying).filter(Boolean);
  return { description: [crowdLabel, saved].filter(Boolean).join(' '), pictureUrl };
}

function titleOf({
  state,
  endedBy,
  paying: {
    brand,
    cart,
    words: { saving },
  },
}: SavingPageView): string {
  if (state === 'over') return endedBy === 'merchant' ? saving.over.merchant(brand.name) : saving.over[endedBy ?? 'deadline'];
  const [only, ...others] = cart.lines.filter(({ parentId }) => parentId === undefined);
  return only && others.length === 0 ? saving.titleWith(only.name) : saving.title;
}

interface Heading {
  view: SavingPageView;
  title: string;
}

/** Shows the goal, the amount saved, and the deadline of the rest. */
function SavingProgress({ view, title }: Heading) {
  const { state, crowdLabel, savedMinor, totalMinor, missingMinor, lastDay, paying } = view;
  const {
    words: { saving, checkout },
  } = paying;
  return (
    <header class="tight">
      <h1>{title}</h1>
      {crowdLabel && <p>{crowdLabel}</p>}
      {state !== 'offer' && (
        <>
          <progress max={totalMinor} value={savedMinor} aria-label={saving.progress} />
          <p>
            <strong>{saving.running.saved(amountIn(view, savedMinor), amountIn(view, totalMinor))}</strong>{' '}
            {saving.running.left(amountIn(view, missingMinor), lastDay)}
          </p>
        </>
      )}
      {state === 'ending' && (
        <Notice>
          <p>{checkout.ending.text}</p>
          <ButtonLink href={addressOf(paying)} second>
            {checkout.ending.again}
          </ButtonLink>
        </Notice>
      )}
    </header>
  );
}

/** Shows that the plan has ended, with the money returned and retained. */
function Over({ view, title }: Heading) {
  const { savedMinor, paying } = view;
  const {
    brand,
    returnedMinor,
    words: {
      saving: { over },
      page,
    },
  } = paying;
  return (
    <StatusCard tone="warn" icon="clock" title={title}>
      {returnedMinor > 0 && <p>{over.returned(amountIn(view, returnedMinor))}</p>}
      {savedMinor > 0 && <p>{over.kept(amountIn(view, savedMinor), brand.name)}</p>}
      {brand.website && (
        <ButtonLink href={brand.website} second>
          {page.toShop(brand.name)}
        </ButtonLink>
      )}
    </StatusCard>
  );
}

/** Shows the link by which others pay parts. */
function Share({
  view: {
    shareUrl,
    paying: {
      words: {
        saving: { share },
      },
    },
  },
}: {
  view: SavingPageView;
}) {
  if (shareUrl === undefined) return null;
  return (
    <Card>
      <h2>{share.title}</h2>
      <p>{share.text}</p>
      <p class="row">
        <a href={shareUrl}>{share.link}</a> <CopyButton value={shareUrl} label={share.copy} name={share.copy} />
      </p>
    </Card>
  );
}

/** Form of the buyer's details and the delivery address, which may still be changed in a plan (D-104). */
function Details({ view: { takesDetails, paying } }: { view: SavingPageView }) {
  if (!takesDetails) return null;
  const wasSent = paying.values.text(ACT) === DETAILS;
  const {
    words: {
      saving: { details },
    },
    errors,
  } = paying;
  const shown = { ...paying, wasSent, errors: wasSent ? errors : new Map<string, string>() };
  return (
    <details open={wasSent}>
      <summary>{details.summary}</summary>
      <form method="post" noValidate action={addressOf(paying, 'pay')} class="stack">
        {wasSent && paying.problems.length > 0 && <ErrorSummary title={paying.words.pay.lookAgain} errors={paying.problems} />}
        <ContactFields view={shown} />
        {paying.needsAddress && <AddressFields view={shown} />}
        <Button second name={ACT} value={DETAILS}>
          {details.button}
        </Button>
      </form>
    </details>
  );
}

/** Ends the plan for the buyer, after showing the refund. */
function Stop({ view }: { view: SavingPageView }) {
  const { stop, paying } = view;
  if (!stop) return null;
  const {
    brand,
    words: {
      saving: { stop: words },
    },
  } = paying;
  const [back, keptAmount] = [amountIn(view, stop.backMinor), amountIn(view, stop.keptMinor)];
  return (
    <details>
      <summary>{words.summary}</summary>
      <form method="post" action={addressOf(paying, 'stop')} class="stack">
        <p>
          {stop.keptMinor === 0
            ? words.allBack(back)
            : stop.backMinor === 0
              ? words.noneBack(keptAmount, brand.name)
              : words.someBack(back, keptAmount, brand.name)}
        </p>
        <Button second>{words.button}</Button>
      </form>
    </details>
  );
}

function amountIn({ paying: { cart, locale } }: SavingPageView, minor: number): string {
  return amountText(minor, cart.currency, locale);
}

/** Returns the view with the words for paying a part. */
function asPart(view: SavingPageView['paying']): SavingPageView['paying'] {
  const { words } = view;
  const transfer = { ...words.pay.transfer, mayClose: words.saving.transfer };
  return { ...view, words: { ...words, pay: { ...words.pay, transfer } } };
}
