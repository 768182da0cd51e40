/**
 * Every operation of the storefront API as the service describes it, with an address that names nothing that exists.
 * @param {import('./shop.mjs').Shop} shop
 * @returns {Promise<{ method: string, path: string, template: string, named: boolean }[]>} named: the path holds a slug or ref
 */
export async function storeOperations(shop) {
  const { paths } = (await shop.get('/openapi.json', { key: undefined })).body;
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.keys(operations)
      .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => ({
        method: method.toUpperCase(),
        path: template.replaceAll(/\{\w+\}/g, 'chk_00000000000000000000000000'),
        template,
        named: template.includes('{'),
      })),
  );
}

/** Returns true for operations of a publishable key: reads of everything but orders, and registration (D-25). */
export const publishableMay = ({ method, template }) => (method === 'GET' ? template !== '/store/orders' : template.endsWith('/register'));
