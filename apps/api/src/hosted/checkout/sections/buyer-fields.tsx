import { isWholeAddress } from '@svc/checkout';
import { type DeliveryAddress, priceIn } from '@svc/contracts';
import type { DeliveryZone } from '@svc/storefront';
import { amountText } from '../../page-locale';
import { Done, Facts, Field, Group, Options } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE, type AddressField, ZONE } from '../field-names';
import { AddressInputs } from './address-inputs';
import { SeatSection } from './seat-section';

/** Fields of the buyer, the guests and the address, filled in with what is on record; a link that masks shows that as text, and has fields for what is missing. */
export function BuyerFields({ view }: { view: CheckoutPageView }) {
  const {
    contact,
    words: { buyer },
  } = view;
  const isKnown =
    Boolean(contact.name && contact.email) &&
    isUntouched(view, [
      [NAME, contact.name],
      [EMAIL, contact.email],
      [PHONE, contact.phone],
    ]);
  return (
    <>
      <Group label={buyer.who}>
        {isKnown ? (
          <Done summary={[contact.name, contact.email, contact.phone].filter(Boolean).join(' · ')} change={buyer.change}>
            <ContactQuestions view={view} />
          </Done>
        ) : (
          <ContactQuestions view={view} />
        )}
      </Group>
      <SeatSection view={view} />
      <ZoneChoice view={view} />
      {view.needsAddress && <AddressFields view={view} />}
    </>
  );
}

/** Who buys. */
export function ContactFields({ view }: { view: CheckoutPageView }) {
  return (
    <Group label={view.words.buyer.who}>
      <ContactQuestions view={view} />
    </Group>
  );
}

function ContactQuestions({ view }: { view: CheckoutPageView }) {
  const {
    contact,
    words: { buyer },
  } = view;
  return (
    <>
      <OnRecord
        view={view}
        of={[
          [buyer.name, contact.name],
          [buyer.email, contact.email],
          [buyer.phone, contact.phone],
        ]}
      />
      {isAsked(view, contact.name) && (
        <Field {...fieldOf(view, NAME, contact.name)} label={buyer.name} autocomplete="name" required maxLength={120} />
      )}
      {isAsked(view, contact.email) && (
        <Field
          {...fieldOf(view, EMAIL, contact.email)}
          label={buyer.email}
          type="email"
          autocomplete="email"
          required
          maxLength={254}
          help={buyer.emailHelp}
        />
      )}
      {isAsked(view, contact.phone) && (
        <Field
          {...fieldOf(view, PHONE, contact.phone)}
          label={buyer.phone}
          type="tel"
          autocomplete="tel"
          maxLength={40}
          help={buyer.phoneHelp}
        />
      )}
    </>
  );
}

/** Whether fields hold what is on record, as far as a form has come, and nothing is wrong with them. What is masked stands open. */
function isUntouched(
  { isMasked, wasSent, values, errors }: CheckoutPageView,
  fields: readonly (readonly [name: string, onRecord: string | undefined])[],
): boolean {
  return !isMasked && fields.every(([name, onRecord = '']) => !errors.has(name) && (!wasSent || values.text(name) === onRecord));
}

/** Whether there is a field for it: a link that masks has one only for what is not on record. */
function isAsked({ isMasked }: CheckoutPageView, onRecord: string | undefined): boolean {
  return !isMasked || !onRecord;
}

/** Shows a link that masks what is on record, and by which link it can be changed. */
function OnRecord({
  view: {
    isMasked,
    words: { buyer },
  },
  of,
}: {
  view: CheckoutPageView;
  of: [string, string | undefined][];
}) {
  const known = of.filter(([, value]) => value);
  if (!isMasked || known.length === 0) return null;
  return (
    <>
      <Facts of={known} />
      <p class="quiet small">{buyer.onRecord}</p>
    </>
  );
}

/** Where it goes. */
export function AddressFields({ view }: { view: CheckoutPageView }) {
  const {
    address,
    words: { buyer },
  } = view;
  const isKnown =
    isWholeAddress(address) &&
    isUntouched(
      view,
      ADDRESS_FIELDS.map((field) => [addressField(field), address?.[field]]),
    );
  return (
    <Group label={buyer.where}>
      {isKnown ? (
        <Done summary={addressLine(address)} change={buyer.change}>
          <AddressQuestions view={view} />
        </Done>
      ) : (
        <AddressQuestions view={view} />
      )}
    </Group>
  );
}

function addressLine(address: DeliveryAddress | undefined): string {
  return [address?.line1, address?.line2, address?.city, address?.state, address?.postalCode, address?.country].filter(Boolean).join(', ');
}

function AddressQuestions({ view }: { view: CheckoutPageView }) {
  const { address, isMasked, zone, locale, words } = view;
  const isKept = isMasked && isWholeAddress(address);
  const onRecord = (name: AddressField) => address?.[name] || (name === 'country' ? onlyCountryOf(zone) : undefined);
  return (
    <>
      <OnRecord view={view} of={[[words.buyer.address, [address?.line1, address?.city, address?.country].filter(Boolean).join(', ')]]} />
      <AddressInputs
        of={(name) => (!isKept && isAsked(view, address?.[name]) ? fieldOf(view, addressField(name), onRecord(name)) : undefined)}
        locale={locale}
        words={words}
      />
    </>
  );
}

/** The country of a zone that goes to no other. */
function onlyCountryOf(zone: DeliveryZone | undefined): string | undefined {
  return zone?.countries.length === 1 ? zone.countries[0] : undefined;
}

/** What was typed stands above what is on record, also when it was emptied. */
function fieldOf({ values, errors, wasSent, isMasked }: CheckoutPageView, name: string, onRecord: string | undefined) {
  return { name, value: wasSent || isMasked ? values.text(name) : onRecord, error: errors.get(name) };
}

/** How it is delivered, where there is a choice: what each way costs, and how long it takes. */
function ZoneChoice({ view }: { view: CheckoutPageView }) {
  const {
    zones,
    zone,
    errors,
    words: { buyer },
  } = view;
  if (!zones.some(({ ref }) => ref !== zone?.ref)) return null;
  const options = (
    <Options
      name={ZONE}
      label={buyer.zone}
      required
      error={errors.get(ZONE)}
      values={zone ? [zone.ref] : []}
      options={zones.map((each) => ({ value: each.ref, label: labelOf(each, view) }))}
    />
  );
  return (
    <Group label={buyer.delivery}>
      {zone && isUntouched(view, [[ZONE, zone.ref]]) ? (
        <Done summary={labelOf(zone, view)} change={buyer.change}>
          {options}
        </Done>
      ) : (
        options
      )}
    </Group>
  );
}

function labelOf(
  { name, prices, freeOver = {}, etaText }: DeliveryZone,
  { cart: { currency, subtotalMinor }, locale, words: { buyer } }: CheckoutPageView,
): string {
  const isFree = subtotalMinor >= (freeOver[currency] ?? Infinity);
  const fee = isFree ? 0 : priceIn(prices, currency)!;
  return [name, fee === 0 ? buyer.freeDelivery : amountText(fee, currency, locale), etaText].filter(Boolean).join(' · ');
}
