import { isolateText } from '@svc/contracts';
import type { PublicProduct } from '@svc/storefront';
import { amountText } from '../page-locale';
import type { FormValues, Problem } from '../posted-form';
import { Button, ButtonLink, Card, ErrorSummary, Field, type HostedPage, Notice, Select, Honeypot } from '../page';
import { type SubscriptionPageRequest, TRAP } from './subscription-page-service';

type Variant = PublicProduct['variants'][number];

/** Offer of a product's page: alerts for sold-out variants (`chosen`: for just this one), or the way to the shop. */
interface RestockOffer {
  awaited: readonly Variant[];
  chosen?: Variant;
}

/**
 * Returns the variants with restock alerts (§2.3 r4): the one that a link names, or all. Undefined where the product is sold out and the
 * merchant has no alerts for it.
 */
export function restockOfferOf(
  { variants, restockAlertsEnabled }: Pick<PublicProduct, 'variants' | 'restockAlertsEnabled'>,
  variantRef: string,
): RestockOffer | undefined {
  const named = variants.find(({ ref }) => ref === variantRef);
  const awaited = named ? [named].filter(({ soldOut }) => soldOut) : variants.filter(({ soldOut }) => soldOut);
  if (awaited.length > 0 && !restockAlertsEnabled) return undefined;
  return { awaited, chosen: named };
}

export interface RestockPageProps {
  product: PublicProduct;
  offer: RestockOffer;
  values: FormValues;
  problems?: readonly Problem[];
}

/** Returns the page of a sold-out product, on which people subscribe to a restock alert. */
export function restockPage(page: SubscriptionPageRequest, props: RestockPageProps): HostedPage {
  const { brand, locale, words } = page;
  const { product, offer } = props;
  const texts = words.subscriptions.restock;
  const content = (
    <div class="stack">
      {product.coverUrl && <img class="cover" src={product.coverUrl} alt="" />}
      <header class="tight">
        <h1>{product.name}</h1>
        <p class="quiet">{lookOf(props, locale)}</p>
      </header>
      {offer.awaited.length > 0 ? (
        <AlertForm page={page} {...props} />
      ) : (
        <Card>
          <Notice tone="good">
            <p>{texts.available(brand.name)}</p>
          </Notice>
          {brand.website && <ButtonLink href={brand.website}>{words.subscriptions.website(brand.name)}</ButtonLink>}
        </Card>
      )}
    </div>
  );
  return {
    title: offer.awaited.length > 0 ? texts.titleOf(product.name) : product.name,
    brand,
    content,
    locale,
    words,
    pictures: [product.coverUrl],
    head: {
      path: `/${page.workspace.slug}/restock/${product.slug}`,
      description: offer.awaited.length > 0 ? texts.text : texts.available(brand.name),
      pictureUrl: product.coverUrl,
    },
  };
}

/** Returns the name and price of a single variant, or the lowest price of several. */
function lookOf({ product, offer: { awaited, chosen } }: RestockPageProps, locale: string): string {
  const { name, priceMinor, currency } =
    chosen ?? (awaited.length === 1 ? awaited[0]! : { name: product.name, priceMinor: product.priceMinorFrom, currency: product.currency });
  return [
    name === product.name ? undefined : isolateText(name),
    priceMinor === undefined ? undefined : amountText(priceMinor, currency, locale),
  ]
    .filter(Boolean)
    .join(' · ');
}

function AlertForm({
  page: { workspace, words },
  product,
  offer: { awaited },
  values,
  problems = [],
}: RestockPageProps & { page: SubscriptionPageRequest }) {
  const { restock, email } = words.subscriptions;
  const errors = new Map(problems.map(({ name, message }) => [name, message]));
  const [first] = awaited;
  return (
    <Card>
      <h2>{restock.title}</h2>
      <p>{restock.text}</p>
      {problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={problems} />}
      <form method="post" noValidate action={`/${workspace.slug}/restock/${product.slug}`} class="stack">
        {awaited.length === 1 ? (
          <input type="hidden" name="variant" value={first!.ref} />
        ) : (
          <Select
            name="variant"
            label={restock.which}
            required
            value={values.text('variant')}
            options={awaited.map(({ ref, name }) => ({ value: ref, label: name }))}
          />
        )}
        <Field
          name="email"
          label={email}
          type="email"
          autocomplete="email"
          required
          maxLength={254}
          value={values.text('email')}
          error={errors.get('email')}
        />
        <Honeypot name={TRAP} />
        <Button wide>{restock.button}</Button>
      </form>
    </Card>
  );
}
