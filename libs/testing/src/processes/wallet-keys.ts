import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const DAY_MS = 24 * 60 * 60_000;

interface Certified {
  certificate: string;
  key: string;
}

/** Generated wallet keys, as texts of the variables of a service. */
export interface MadeWalletKeys {
  variables: Record<
    'APPLE_WALLET_CERTIFICATE' | 'APPLE_WALLET_KEY' | 'APPLE_WALLET_WWDR' | 'GOOGLE_WALLET_ISSUER_ID' | 'GOOGLE_WALLET_SERVICE_ACCOUNT',
    string
  >;
  passTypeId: string;
  teamId: string;
  /** Public key that verifies tokens for Google, in PEM. */
  googlePublicKey: string;
}

/** Creates an authority like Apple’s, a certificate of a Pass Type ID issued by it, and the key of a service account. */
export function makeWalletKeys({
  validTo = new Date(Date.now() + 365 * DAY_MS),
  subject,
}: { validTo?: Date; subject?: forge.pki.CertificateField[] } = {}): MadeWalletKeys {
  const [passTypeId, teamId] = ['pass.example.tickets', 'A1B2C3D4E5'];
  const authority = certify([{ shortName: 'CN', value: 'Worldwide Authority of Tests' }], new Date(Date.now() + 3_650 * DAY_MS));
  const named = subject ?? [
    { type: '0.9.2342.19200300.100.1.1', value: passTypeId },
    { shortName: 'CN', value: `Pass Type ID: ${passTypeId}` },
    { shortName: 'OU', value: teamId },
  ];
  const pass = certify(named, validTo, authority);
  const account = rsaKeys();
  return {
    passTypeId,
    teamId,
    googlePublicKey: account.publicKey,
    variables: {
      APPLE_WALLET_CERTIFICATE: pass.certificate,
      APPLE_WALLET_KEY: pass.key,
      APPLE_WALLET_WWDR: authority.certificate,
      GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
      GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({
        type: 'service_account',
        client_email: 'wallet@tickets.iam.gserviceaccount.com',
        private_key: account.privateKey,
      }),
    },
  };
}

/** Creates a certificate signed by `issuer`, or self-signed. */
function certify(subject: forge.pki.CertificateField[], validTo: Date, issuer?: Certified): Certified {
  const { publicKey, privateKey } = rsaKeys();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = issuer ? '02' : '01';
  certificate.validity.notBefore = new Date(Date.now() - 400 * DAY_MS);
  certificate.validity.notAfter = validTo;
  certificate.setSubject(subject);
  certificate.setIssuer(issuer ? forge.pki.certificateFromPem(issuer.certificate).subject.attributes : subject);
  certificate.setExtensions([{ name: 'basicConstraints', cA: !issuer }]);
  certificate.sign(forge.pki.privateKeyFromPem(issuer?.key ?? privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}

function rsaKeys(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
