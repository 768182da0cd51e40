import { isWholeAddress } from '@svc/checkout';
import { isolateText, priceIn } from '@svc/contracts';
import type { DeliveryZone } from '@svc/storefront';
import { amountText } from '../../page-locale';
import { CompletedFields, Facts, Field, Group, Options } from '../../page';
import { addressLine } from '../address-form';
import { countriesOf } from '../checkout-offers';
import type { CheckoutPageView } from '../checkout-view';
import { arrivalIn } from '../delivery-offers';
import { ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE, type AddressField, ZONE } from '../field-names';
import { AddressInputs } from './address-inputs';
import { SeatSection } from './seat-section';

/** Fields of buyer, delivery and guests, with recorded values. A masked link shows those as text, and has fields for the rest. */
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
          <CompletedFields
            summary={[isolateText(contact.name ?? ''), contact.email, contact.phone].filter(Boolean).join(' · ')}
            change={buyer.change}
          >
            <ContactQuestions view={view} />
          </CompletedFields>
        ) : (
          <ContactQuestions view={view} />
        )}
      </Group>
      <ZoneChoice view={view} />
      {view.needsAddress && <AddressFields view={view} />}
      <OnlyZone view={view} />
      <SeatSection view={view} />
    </>
  );
}

/** Fields of the buyer's contact. */
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
      {hasField(view, contact.name) && (
        <Field {...fieldOf(view, NAME, contact.name)} label={buyer.name} autocomplete="name" required maxLength={120} />
      )}
      <div class="pair">
        {hasField(view, contact.email) && (
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
        {hasField(view, contact.phone) && (
          <Field
            {...fieldOf(view, PHONE, contact.phone)}
            label={buyer.phone}
            type="tel"
            autocomplete="tel"
            maxLength={40}
            help={buyer.phoneHelp}
          />
        )}
      </div>
    </>
  );
}

/** Returns true when no field has an error and a sent form holds the recorded values; false for a masked link. */
function isUntouched(
  { isMasked, wasSent, values, errors }: CheckoutPageView,
  fields: readonly (readonly [name: string, onRecord: string | undefined])[],
): boolean {
  return !isMasked && fields.every(([name, onRecord = '']) => !errors.has(name) && (!wasSent || values.text(name) === onRecord));
}

/** Returns true when the value has a field. With a masked link, recorded values have none. */
function hasField({ isMasked }: CheckoutPageView, onRecord: string | undefined): boolean {
  return !isMasked || !onRecord;
}

/** Shows the recorded values to the holder of a masked link, and says which link changes them. */
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
  const facts = of.filter(([, value]) => value);
  if (!isMasked || facts.length === 0) return null;
  return (
    <>
      <Facts of={facts} />
      <p class="quiet small">{buyer.onRecord}</p>
    </>
  );
}

/** Fields of the delivery address. */
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
        <CompletedFields summary={addressLine(address, view.locale)} change={buyer.change}>
          <AddressQuestions view={view} />
        </CompletedFields>
      ) : (
        <AddressQuestions view={view} />
      )}
    </Group>
  );
}

function AddressQuestions({ view }: { view: CheckoutPageView }) {
  const { address, isMasked, zones, zone, locale, words } = view;
  const isRecorded = isMasked && isWholeAddress(address);
  const onRecord = (name: AddressField) => address?.[name] || (name === 'country' ? onlyCountryOf(zone) : undefined);
  return (
    <>
      <OnRecord view={view} of={[[words.buyer.where, addressLine(address, locale)]]} />
      <AddressInputs
        of={(name) => (!isRecorded && hasField(view, address?.[name]) ? fieldOf(view, addressField(name), onRecord(name)) : undefined)}
        countries={countriesOf([...zones, ...(zone ? [zone] : [])])}
        locale={locale}
        words={words}
      />
    </>
  );
}

/** Returns the country of a zone with one country. */
function onlyCountryOf(zone: DeliveryZone | undefined): string | undefined {
  return zone?.countries.length === 1 ? zone.countries[0] : undefined;
}

/** Returns name, value and error of a field. A sent value, even an empty one, takes precedence over the recorded one. */
function fieldOf({ values, errors, wasSent, isMasked }: CheckoutPageView, name: string, onRecord: string | undefined) {
  return { name, value: wasSent || isMasked ? values.text(name) : onRecord, error: errors.get(name) };
}

/** Choice of the delivery zone, with price and delivery time; nothing without an alternative. */
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
      isLabelHidden
      required
      error={errors.get(ZONE)}
      values={zone ? [zone.ref] : []}
      options={zones.map((each) => ({ value: each.ref, label: each.name, help: termsOf(each, view) }))}
    />
  );
  return (
    <Group label={buyer.delivery}>
      {zone && isUntouched(view, [[ZONE, zone.ref]]) ? (
        <CompletedFields summary={`${isolateText(zone.name)} · ${termsOf(zone, view)}`} change={buyer.change}>
          {options}
        </CompletedFields>
      ) : (
        options
      )}
    </Group>
  );
}

/** Shows when it arrives, where there is one way of delivery alone. */
function OnlyZone({ view }: { view: CheckoutPageView }) {
  const { zones, zone } = view;
  const arrival = zone && zones.length === 1 ? arrivalIn(zone, view) : undefined;
  return arrival === undefined ? null : (
    <p class="quiet">
      {isolateText(zone!.name)} · {arrival}
    </p>
  );
}

/** Returns what a zone costs, and when the order arrives. */
function termsOf(zone: DeliveryZone, view: CheckoutPageView): string {
  const { prices, freeOver = {} } = zone;
  const {
    cart: { currency, subtotalMinor },
    locale,
    words: { buyer },
  } = view;
  const isFree = subtotalMinor >= (freeOver[currency] ?? Infinity);
  const fee = isFree ? 0 : priceIn(prices, currency)!;
  return [fee === 0 ? buyer.freeDelivery : amountText(fee, currency, locale), arrivalIn(zone, view)].filter(Boolean).join(' · ');
}
