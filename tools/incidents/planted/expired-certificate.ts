import { makeWalletKeys } from '@svc/testing';
import type { Incident } from '../incident';

const DAY_MS = 86_400_000;

export const expiredCertificate: Incident = {
  title: 'The certificate of Apple Wallet has expired.',
  alert: 'StorefrontWalletCertificateExpired',
  section: 'StorefrontWalletCertificateExpired',
  plant: (stack) => stack.restartSecondApi(makeWalletKeys({ validTo: new Date(Date.now() - DAY_MS) }).variables),
  heal: (stack) => stack.restartSecondApi(makeWalletKeys().variables),
};
