declare module '@jsonresume/schema' {
  /** Validates a document. `errors` is `null` if the document is valid. */
  export function validate(
    document: unknown,
    callback: (errors: unknown[] | null, isValid: boolean) => void,
  ): void;
}
