import { fileStorageContract } from '@svc/content/testing';
import { S3FileStorage } from './s3-file-storage';
import { S3Stub } from './testing/s3-stub';
import { TemporaryFolder } from './testing/temporary-folder';

describe('the storage in a bucket', () => {
  let stub: S3Stub;
  let folder: TemporaryFolder;

  beforeEach(async () => {
    [stub, folder] = await Promise.all([S3Stub.start(), TemporaryFolder.make()]);
  });
  afterEach(() => Promise.all([stub.stop(), folder.remove()]));

  fileStorageContract(async () => {
    const [bucket, own] = await Promise.all([S3Stub.start(), TemporaryFolder.make()]);
    return {
      storage: new S3FileStorage(bucket.options),
      localFile: (bytes) => own.file(bytes),
      close: async () => void (await Promise.all([bucket.stop(), own.remove()])),
    };
  });

  it('signs its requests with its own secret', async () => {
    const stranger = new S3FileStorage({ ...stub.options, secretAccessKey: 'another' });
    await expect(stranger.keep('shop/a.txt', await folder.file(Buffer.from('a')))).rejects.toThrow('answered 403 (SignatureDoesNotMatch)');
    expect(stub.objects.size).toBe(0);
  });

  it('lets the bucket refuse bytes that changed on the way', async () => {
    const file = await folder.file(Buffer.from('a'));
    await expect(new S3FileStorage(stub.options).keep('shop/a.txt', { ...file, checksumSha256: 'b'.repeat(64) })).rejects.toThrow(
      'XAmzContentSHA256Mismatch',
    );
    expect(stub.objects.size).toBe(0);
  });

  it('asks again when the bucket is busy, and says so when it stays busy', async () => {
    const storage = new S3FileStorage(stub.options);
    await storage.keep('shop/a.txt', await folder.file(Buffer.from('a')));
    stub.failures.push(503, 503);
    expect(await storage.open('shop/a.txt')).toBeDefined();
    stub.failures.push(503, 503, 503, 503);
    await expect(storage.remove('shop/a.txt')).rejects.toThrow('A file could not be removed: the object storage answered 503 (SlowDown).');
  });

  it('never leaves its bucket', async () => {
    const storage = new S3FileStorage(stub.options);
    await expect(storage.open('../other/a.txt')).rejects.toThrow('No file may be stored as');
    await expect(storage.keep('a?x=1', await folder.file(Buffer.from('a')))).rejects.toThrow('No file may be stored as');
  });
});
