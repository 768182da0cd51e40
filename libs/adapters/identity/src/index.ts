export { OtplibTotpCodes } from './otplib-totp-codes';
export { type RelyingParty, relyingPartyOf, WebAuthnCeremonies } from './web-authn-ceremonies';
