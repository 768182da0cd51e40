import { addressLines, type Arrival, type Location, placeLines } from '@svc/contracts';
import type { ComponentChildren } from 'preact';
import { Card, Facts } from '../page';
import { Parcels } from './parcels';
import { AddressSection } from './own-order-sections';
import { openingLines } from './opening-hours';
import type { OrderPageView } from './order-view';

/** Shows the delivery of the order: its address, or the place and hours of pick-up. */
export function DeliverySection({ view }: { view: OrderPageView }) {
  if (view.delivery) return <Sent view={view} delivery={view.delivery} />;
  if (view.pickup) return <PickedUp view={view} pickup={view.pickup} />;
  return view.parcels.some(({ carrier, trackingUrl }) => carrier ?? trackingUrl) ? (
    <Card>
      <h2>{view.words.order.delivery.title}</h2>
      <Parcels view={view} />
    </Card>
  ) : null;
}

function Sent({
  view,
  delivery: { name, recipient, address, arrival },
}: {
  view: OrderPageView;
  delivery: NonNullable<OrderPageView['delivery']>;
}) {
  const {
    locale,
    words: {
      order: { delivery: words },
    },
  } = view;
  return (
    <Card>
      <h2>{words.title}</h2>
      <Parcels view={view} />
      <Facts
        of={[
          ...arrivalFact(arrival, words.arrives, words.when),
          [words.to, address && <Lines of={[recipient, ...addressLines(address, locale)]} />],
          [words.by, name],
        ]}
      />
      <AddressSection view={view} />
    </Card>
  );
}

function PickedUp({
  view,
  pickup: { name, place, hours, arrival },
}: {
  view: OrderPageView;
  pickup: NonNullable<OrderPageView['pickup']>;
}) {
  const { pickup: words, delivery } = view.words.order;
  return (
    <Card>
      <h2>{words.title}</h2>
      <Parcels view={view} />
      <Facts
        of={[
          ...arrivalFact(arrival, words.ready, delivery.when),
          [words.at, <Lines of={place ? placeLines(place, view.locale) : [name]} />],
          [words.hours, hours.length > 0 ? <Lines of={openingLines(hours, view)} /> : undefined],
        ]}
      />
      <MapLink place={place} text={words.map} />
    </Card>
  );
}

/** Returns the row of the dates, or of the merchant's own words. */
export function arrivalFact(arrival: Arrival, ofDates: string, ofWords: string): (readonly [string, ComponentChildren])[] {
  if (!arrival) return [];
  return 'dates' in arrival ? [[ofDates, <strong key="dates">{arrival.dates}</strong>]] : [[ofWords, arrival.words]];
}

/** Shows lines one below the other. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}

/** Links to a map of a place on site; nothing of it is loaded before the reader follows the link. */
export function MapLink({ place, text }: { place?: Location; text: string }) {
  const url = mapUrlOf(place);
  return url === undefined ? null : (
    <p>
      <a href={url} rel="noreferrer">
        {text}
      </a>
    </p>
  );
}

/** Returns the address on OpenStreetMap: of the point where it is known, else of a search by the address, or the venue without one. */
export function mapUrlOf({ onlineUrl: _onlineUrl, lat, lng, venueName, ...address }: Location = {}): string | undefined {
  if (lat !== undefined && lng !== undefined)
    return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: `${lat}`, mlon: `${lng}` })}#map=17/${lat}/${lng}`;
  const query = placeLines(address.address ? address : { ...address, venueName }).join(', ');
  return address.address || address.city || venueName
    ? `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
    : undefined;
}
