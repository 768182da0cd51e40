import { dayText } from '@svc/contracts';
import { ButtonLink } from '../page';
import type { OrderPageView } from './order-view';

/** Shows what was sent, when and by whom, and leads to the page where it is followed. */
export function Parcels({ view }: { view: OrderPageView }) {
  const { parcels, way, words } = view;
  const { parcel } = words.order;
  if (parcels.length === 0) return null;
  return (
    <ul class="plain list parcels">
      {parcels.map(({ id, at, carrier, trackingNumber, trackingUrl, pieces }) => (
        <li key={id}>
          <div class="tight">
            <div>
              <strong>{carrier ? parcel.sentBy[way](dayText(at, view), carrier) : parcel.sent[way](dayText(at, view))}</strong>
            </div>
            {pieces.map((piece) => (
              <div key={piece} class="quiet small">
                {piece}
              </div>
            ))}
            {trackingNumber && (
              <div class="small">
                {parcel.number} <bdi class="figure">{trackingNumber}</bdi>
              </div>
            )}
          </div>
          {trackingUrl && (
            <ButtonLink href={trackingUrl} second>
              {parcel.follow}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
