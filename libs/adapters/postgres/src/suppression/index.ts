export { AddressKeys } from './address-keys';
export { isSuppressed, keepOptOuts, PostgresSuppressedAddresses } from './postgres-suppressed-addresses';
