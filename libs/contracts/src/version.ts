/** Version of the API, in `X-SVC-Version`, in `apiVersion` of webhooks and in the OpenAPI documents (D-90); the newest of `docs/changelog.md`. */
export const API_VERSION = '1.6.0';
