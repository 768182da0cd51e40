import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

/** An opened `.pkpass`. */
export interface ReadPass {
  /** Name → content. */
  files: ReadonlyMap<string, Buffer>;
  /** The `pass.json`. */
  pass: Record<string, unknown>;
  /** Names of files whose hash is missing in the manifest, or differs. */
  unlike: readonly string[];
  /** Returns true where the manifest is signed by the key of this certificate, in PEM. */
  isSignedBy(certificate: string): boolean;
}

/** Opens a pass for Apple Wallet: a ZIP, with a manifest of hashes and a detached signature of that. */
export function readPass(bytes: Uint8Array): ReadPass {
  const files = unzip(Buffer.from(bytes));
  const manifest = files.get('manifest.json')!;
  const hashes = JSON.parse(manifest.toString()) as Record<string, string>;
  const listed = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature');
  const unlike = listed.filter(([name, content]) => hashes[name] !== sha1(content)).map(([name]) => name);
  return {
    files,
    pass: JSON.parse(files.get('pass.json')!.toString()) as ReadPass['pass'],
    unlike,
    isSignedBy: (certificate) => isSigned(manifest, files.get('signature')!, certificate),
  };
}

const LOCAL_FILE = 0x04034b50;

/** Returns the files of an uncompressed ZIP. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; zip.readUInt32LE(at) === LOCAL_FILE; ) {
    const [size, nameLength, extraLength] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    const start = at + 30 + nameLength + extraLength;
    files.set(zip.toString('utf8', at + 30, at + 30 + nameLength), zip.subarray(start, start + size));
    at = start + size;
  }
  return files;
}

interface SignedData {
  rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
}

/** Verifies a PKCS #7 signature: it signs the attributes, which contain the hash of the content (RFC 5652, 5.4). */
function isSigned(content: Buffer, signature: Buffer, certificate: string): boolean {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary'))) as unknown as SignedData;
  const { authenticatedAttributes: attributes, signature: made } = message.rawCapture;
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  const signed = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary');
  const isOfContent = signed.includes(Buffer.from(sha1(content), 'hex'));
  return (
    isOfContent && createVerify('RSA-SHA1').update(signed).verify(new X509Certificate(certificate).publicKey, Buffer.from(made, 'binary'))
  );
}

function sha1(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex');
}
