import { money, time } from '@storefront-service/sdk';
import { connection } from 'next/server';
import { asked, Problem } from '../../lib/answers';
import { store } from '../../lib/store';
import { Heading } from '../heading';
import { troublePage } from '../trouble';

const NOT_PAID = { open: 'It is not paid yet.', expired: 'It was not paid in time, and nothing was taken.', cancelled: 'It was cancelled, and nothing was taken.' };

/** Whoever comes here may have paid or not: only the service knows. */
export default async function Return({ searchParams }: PageProps<'/return'>) {
  await connection();
  const { checkout } = await searchParams;
  const session = await asked(() => store().checkouts.get(String(checkout)));
  if (session instanceof Problem) return troublePage(session);
  const { status, orderNumber, totalMinor, currency, completedAt, mode, hostedUrl } = session;
  if (status !== 'paid') {
    return (
      <>
        <Heading>Your order</Heading>
        <p>{NOT_PAID[status]}</p>
        {status === 'open' && <p><a href={hostedUrl}>Go on to pay</a></p>}
      </>
    );
  }
  return (
    <>
      <Heading>Thank you</Heading>
      <p role="status">Order {orderNumber} is paid. We have sent you a receipt.</p>
      <dl>
        <dt>Total</dt>
        <dd>{money.format(totalMinor, currency, 'en-NG')}</dd>
        {completedAt && <><dt>Paid</dt><dd>{time.format(completedAt, 'Africa/Lagos', 'en-NG')}</dd></>}
        {mode === 'test' && <><dt>Test</dt><dd>No money was moved.</dd></>}
      </dl>
    </>
  );
}
