// Written by `npm run docs:generate` from the OpenAPI document. Change that.
export const API_VERSION = '1.6.0';
export const SDK_VERSION = '3.0.0';
