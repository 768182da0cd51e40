import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Returns the bytes of a program that imports the SDK, bundled, minified and compressed. */
async function bytesOf(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: __dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    tsconfigRaw: {},
  });
  return gzipSync(outputFiles[0]!.contents).length;
}

it('the whole of the SDK for storefronts is at most 12 KB', async () => {
  expect(await bytesOf(`export * from ${JSON.stringify(join(__dirname, 'index.ts'))};`)).toBeLessThanOrEqual(12 * 1024);
});

it('a page that only formats money, a route that only verifies webhooks or only recognises visitors, does not include a client', async () => {
  expect(await bytesOf(`import { money } from './index.ts'; console.log(money.format(1, 'NGN'));`)).toBeLessThan(1_500);
  expect(await bytesOf(`import { verify } from './webhooks/index.ts'; console.log(verify);`)).toBeLessThan(2_500);
  expect(await bytesOf(`import { visitorCheckouts } from './server/index.ts'; console.log(visitorCheckouts);`)).toBeLessThan(1_500);
});
