import { randomUUID } from 'node:crypto';
import { type DeliveryZone, money, type PublicProduct } from '@storefront-service/sdk';
import { connection } from 'next/server';
import { asked, Problem } from '../../../lib/answers';
import { questionsOf } from '../../../lib/questions';
import { catalogue } from '../../../lib/store';
import { buy } from '../../actions';
import { AnsweredForm } from '../../answered-form';
import { Heading } from '../../heading';
import { troublePage } from '../../trouble';

export default async function Product({ params }: PageProps<'/products/[slug]'>) {
  await connection();
  const { slug } = await params;
  const shown = await asked(() => Promise.all([catalogue().products.get(slug), catalogue().deliveryZones.list()]));
  if (shown instanceof Problem) return troublePage(shown);
  const [product, zones] = shown;
  const variants = variantsOf(product);
  const fields = [
    // Made with the page: however often its button is pressed, it is one checkout.
    { name: 'key', label: '', type: 'hidden', value: randomUUID() },
    { name: 'items[0].variantRef', label: 'Which', type: 'select', required: true, options: variants },
    { name: 'items[0].quantity', label: 'How many', type: 'number', value: '1', required: true },
    ...(product.needsDelivery
      ? [{ name: 'deliveryZoneRef', label: 'Delivery', type: 'select', required: true, options: zones.map(zoneOf) }]
      : []),
    ...questionsOf(product.formFields, 'items[0].responses.'),
  ];
  return (
    <>
      {product.coverUrl && <img className="cover" src={product.coverUrl} alt="" />}
      <Heading>{product.name}</Heading>
      <p>{product.description}</p>
      {variants.length > 0 ? <AnsweredForm action={buy} fields={fields} button="Buy" /> : <p>This is not available right now.</p>}
    </>
  );
}

function variantsOf({ variants }: PublicProduct) {
  const sold = variants.filter(({ soldOut, priceMinor, pricingMode }) => !soldOut && priceMinor !== undefined && pricingMode !== 'quote');
  return sold.map(({ ref, name, priceMinor = 0, currency }) => ({
    value: ref,
    label: `${name}, ${money.format(priceMinor, currency, 'en-NG')}`,
  }));
}

const zoneOf = ({ ref, name, feeMinor, currency }: DeliveryZone) => ({
  value: ref,
  label: `${name}, ${feeMinor > 0 ? money.format(feeMinor, currency, 'en-NG') : 'free'}`,
});
