import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JsonBytes } from './json-bytes';
import { DocumentTooCostly, ThreadedDocuments } from './threaded-documents';

/** Program of the thread in these tests. */
const THREAD = `
const { move, transferableSymbol, valueSymbol } = require(${JSON.stringify(require.resolve('piscina'))});
const posted = (pieces, etag) => {
  const { port1, port2 } = new MessageChannel();
  for (const piece of pieces) port1.postMessage(piece);
  const answer = { port: port2, count: pieces.length, length: Buffer.concat(pieces).length, etag };
  return move({ [transferableSymbol]: [port2], [valueSymbol]: { answer } });
};
exports.applyDocument = () => { const all = []; for (;;) all.push({ some: [all.length] }); };
exports.exportDocument = ({ workspaceId }) => posted([], workspaceId);
exports.createItem = ({ body, by }) => posted(body.blocks.map((block) => block.subarray(0, body.length)), by.requestId);
`;

describe('documents that a thread processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const file = join(folder, 'thread.cjs');
  let documents: ThreadedDocuments;

  beforeAll(() => {
    writeFileSync(file, THREAD);
    documents = new ThreadedDocuments(file, 32);
  });
  afterAll(async () => {
    await documents.end();
    rmSync(folder, { recursive: true });
  });

  const by = { requestId: 'req_1' };

  it('[D-116] are refused with advice when they take more memory than the thread has, and the next gets another thread', async () => {
    const refused = await documents.run('applyDocument', { workspaceId: 'a', by, dryRun: true }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DocumentTooCostly);
    expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', message: expect.stringContaining('section by section') as string });
    expect(await documents.run('exportDocument', { workspaceId: 'b' })).toMatchObject({ etag: 'b' });
  }, 60_000);

  it('[D-116] are transferred, not copied', async () => {
    const body = new JsonBytes();
    body.add(Buffer.from('{"slug":"mug"}'));
    const { pieces, length } = await documents.run('createItem', { workspaceId: 'a', section: 'products', by }, body);
    expect(Buffer.concat(pieces, length).toString()).toBe('{"slug":"mug"}');
    expect(body.blocks.map(({ byteLength }) => byteLength)).toEqual([0]);
  });
});
