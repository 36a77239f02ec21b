declare module '@jsonresume/schema' {
  /** Validates a document and calls back with the errors, or `null` if there are none. */
  export function validate(
    document: unknown,
    callback: (errors: unknown[] | null, isValid: boolean) => void,
  ): void;
}
