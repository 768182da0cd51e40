/** Version of the interface, in `X-SVC-Version`, `apiVersion` and the OpenAPI document (D-90). */
export const API_VERSION = '1.0.0';
