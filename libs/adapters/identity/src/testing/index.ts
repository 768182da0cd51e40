export { SoftAuthenticator, type Visit } from './soft-authenticator';
