import { picture } from '../run/catalogue/prices.mjs';
import { Counter } from '../run/counter.mjs';
import { absent, accepted, holds, notValid } from '../run/expectations.mjs';

export const checks = {
  'ADR 0101 r1': async (shop) => {
    const counter = await Counter.open(shop);
    const { admin, keys } = counter.shop;
    const bag = `/products/${counter.shop.refOf('bag')}`;
    const { variants } = await admin.call('GET', bag);
    const [red, blue, ...others] = variants;
    const images = [{ url: picture('front'), alt: 'The front' }, { url: picture('back') }];
    const media = images.map(({ url }) => url);
    const article = { sku: 'BAG-R', barcode: '4006381333931', weightValue: 0.5, weightUnit: 'lb' };
    const { media: _, images: __, ...bare } = red;
    const written = [{ ...bare, ...article, images }, { ...blue, media, images: undefined }, ...others];
    const seo = { seoTitle: 'A bag', seoDescription: 'For every day.' };
    const change = (body) => counter.shop.get(`/admin${bag}`, { key: counter.shop.adminToken, method: 'PATCH', body });

    accepted(await change({ images, info: { sku: 'BAG' }, ...seo, variants: written }));
    const shown = accepted(await counter.shop.get('/store/products/bag', { key: keys.secretLive }));
    holds(shown, { ...seo, media, images });
    holds(shown.variants[0], { ...article, media, images });
    holds(shown.variants[1], { sku: absent, weightValue: absent, media, images: media.map((url) => ({ url, alt: absent })) });

    accepted(await change({ media: [...media].reverse() }));
    holds(await admin.call('GET', bag), { media: [...media].reverse(), images: [...images].reverse() });
    notValid(await change({ media, images: [...images].reverse() }), { fields: { images: String } });
    const weighed = (fields) => change({ variants: [{ ...red, ...fields }, blue, ...others] });
    notValid(await weighed({ weightValue: 2 }), { fields: { 'variants[0].weightUnit': String } });
    notValid(await weighed({ weightValue: 0, weightUnit: 'g' }), { fields: { 'variants[0].weightValue': String } });

    const [first, second] = [red, blue].map(({ key }) => counter.item(`bag/${key}`));
    const { items } = await admin.call('GET', `/orders/${(await counter.soldProducts([first, second])).ref}`);
    holds(items, [{ sku: 'BAG-R' }, { sku: 'BAG' }]);
  },
};
