import { money, time } from '@storefront-service/sdk';
import Link from 'next/link';
import { connection } from 'next/server';
import { asked, Problem } from '../lib/answers';
import { catalogue } from '../lib/store';
import { Heading } from './heading';
import { troublePage } from './trouble';

export default async function Home() {
  await connection(); // Made at each visit, not while the site is built.
  const shown = await asked(() => Promise.all([catalogue().events.list(), catalogue().products.list()]));
  if (shown instanceof Problem) return troublePage(shown);
  const [events, products] = shown;
  return (
    <>
      <Heading>Cloth, dyed by hand</Heading>
      <h2>Events</h2>
      <ul className="cards">
        {events.map(({ slug, title, coverUrl, startAt, timezone, city }) => (
          <li key={slug}>
            {coverUrl && <img src={coverUrl} alt="" loading="lazy" />}
            <h3>
              <Link href={`/events/${slug}`}>{title}</Link>
            </h3>
            <p>
              {time.format(startAt, timezone, 'en-NG')}
              {city && `, ${city}`}
            </p>
          </li>
        ))}
      </ul>
      <h2>Products</h2>
      <ul className="cards">
        {products.map(({ slug, name, coverUrl, priceMinorFrom, currency, variantCount, soldOut }) => (
          <li key={slug}>
            {coverUrl && <img src={coverUrl} alt="" loading="lazy" />}
            <h3>
              <Link href={`/products/${slug}`}>{name}</Link>
            </h3>
            {priceMinorFrom ? (
              <p>
                {variantCount > 1 && 'from '}
                {money.format(priceMinorFrom, currency, 'en-NG')}
              </p>
            ) : null}
            {soldOut && <p>Sold out</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
