import { money, time } from '@storefront-service/sdk';
import Link from 'next/link';
import { connection } from 'next/server';
import { asked, Problem } from '../../lib/answers';
import { store } from '../../lib/store';
import { thisVisitor } from '../../lib/visitor';
import { Heading } from '../heading';
import { troublePage } from '../trouble';

const STATUS = {
  open: 'It is not paid yet.',
  paid: 'It is paid.',
  expired: 'It was not paid in full in time. Money that has arrived is refunded.',
  cancelled: 'It was cancelled. Money that has arrived is refunded.',
};

/** The page that buyers return to. The service knows whether the checkout is paid; the cookie shows whether it is this visitor's. */
export default async function Return({ searchParams }: PageProps<'/return'>) {
  await connection();
  const { checkout } = await searchParams;
  const isTheirs = await (await thisVisitor()).hasOpened(checkout);
  const session = await asked(() => store().checkouts.get(String(checkout)));
  if (session instanceof Problem) return troublePage(session);
  const { status, orderNumber, totalMinor, currency, completedAt, mode, hostedUrl } = session;
  if (status !== 'paid' || !isTheirs) {
    return (
      <>
        <Heading>Your order</Heading>
        <p role="status">{STATUS[status]}</p>
        {status === 'open' && isTheirs && (
          <p>
            <a href={hostedUrl}>Continue to payment</a>
          </p>
        )}
        {status === 'open' && !isTheirs && <p>To continue to payment, use the browser in which you started.</p>}
        <p>
          <Link href="/">To the shop</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <Heading>Thank you</Heading>
      <p role="status">
        Order {orderNumber} is paid.{mode === 'live' && ' We have sent you a receipt.'}
      </p>
      <dl>
        <dt>Total</dt>
        <dd>{money.format(totalMinor, currency, 'en-NG')}</dd>
        {completedAt && (
          <>
            <dt>Paid</dt>
            <dd>{time.format(completedAt, 'Africa/Lagos', 'en-NG')}</dd>
          </>
        )}
        {mode === 'test' && (
          <>
            <dt>Test</dt>
            <dd>No money was moved.</dd>
          </>
        )}
      </dl>
    </>
  );
}
