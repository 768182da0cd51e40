import { addressLines } from '@svc/contracts';
import { arrivalFact, Lines } from '../../orders/delivery-section';
import type { PaidOrder } from '../../orders/paid-orders';
import { ticketFacts, TicketList } from '../../orders/tickets-section';
import { Card, Facts } from '../../page';
import type { CheckoutPageView } from '../checkout-view';

interface PaidProps {
  view: CheckoutPageView;
  paid: PaidOrder;
}

/** Shows the tickets of a paid checkout, where it goes and when, how it was paid, and what comes next. */
export function PaidSection({ view, paid }: PaidProps) {
  return (
    <>
      <TicketsCard view={view} paid={paid} />
      <DetailsCard view={view} paid={paid} />
      <NextCard view={view} paid={paid} />
    </>
  );
}

function TicketsCard({ view, paid: { tickets, workspaceSlug, links } }: PaidProps) {
  if (!tickets || tickets.seats.length === 0) return null;
  return (
    <Card>
      <h2>{view.words.order.tickets.title}</h2>
      <TicketList view={{ ...view, workspaceSlug }} seats={tickets.seats} links={links} wallets={[]} />
    </Card>
  );
}

/** Shows where the order goes and when, or when and where its event is; how it was paid goes with either. */
function DetailsCard({ view, paid: { delivery, arrival, tickets } }: PaidProps) {
  const {
    address,
    contact: { name },
    paidBy,
    locale,
    words: { buyer, checkout, order: words, pay },
  } = view;
  if (!delivery && !tickets) return null;
  const isPickup = delivery?.kind === 'pickup';
  const isSent = delivery?.kind === 'delivery' && address !== undefined;
  return (
    <Card>
      <h2>{checkout.paid.details}</h2>
      <Facts
        of={[
          ...(tickets ? ticketFacts(tickets.days, view) : []),
          ...arrivalFact(arrival, isPickup ? words.pickup.ready : words.delivery.arrives, words.delivery.when),
          [buyer.where, isSent ? <Lines of={[name, ...addressLines(address, locale)].flatMap((line) => line ?? [])} /> : undefined],
          [isPickup ? words.pickup.title : buyer.delivery, delivery?.name],
          [checkout.underWay.way, paidBy && pay.rails[paidBy]],
        ]}
      />
    </Card>
  );
}

function NextCard({ view, paid: { delivery, tickets } }: PaidProps) {
  const {
    brand,
    orderNumber,
    words: {
      checkout: {
        paid: { next },
      },
    },
  } = view;
  const steps = [
    ...(tickets?.seats.length ? [next.tickets] : []),
    ...(delivery?.kind === 'delivery' ? [next.delivery(brand.name)] : []),
    ...(delivery?.kind === 'pickup' && orderNumber !== undefined ? [next.pickup(orderNumber)] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <Card>
      <h2>{next.title}</h2>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </Card>
  );
}
