/** Bytes of a file, or a form with it. */
export type FileBody = Blob | ArrayBuffer | ArrayBufferView | FormData;

/** An operation of the generated types. */
export interface OperationShape {
  parameters: { query?: unknown; path?: unknown };
  requestBody?: unknown;
  responses: object;
}

type ContentOf<Answer> = Answer extends { content: infer Content }
  ? keyof Content extends 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    ? Uint8Array
    : Content[keyof Content & ('application/json' | 'text/csv')]
  : undefined;

/** Response body of an operation. */
export type AnswerOf<Operation extends OperationShape> = ContentOf<Operation['responses'][keyof Operation['responses']]>;

/** Query parameters of an operation. */
export type QueryOf<Operation extends OperationShape> = NonNullable<Operation['parameters']['query']>;

/** Request body of an operation. */
export type BodyOf<Operation extends OperationShape> = Operation['requestBody'] extends { content: { 'application/json': infer Body } }
  ? Body
  : never;
