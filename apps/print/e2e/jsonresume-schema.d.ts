declare module '@jsonresume/schema' {
  /** Validates a document against the schema; calls back with the errors or `null`. */
  export function validate(
    document: unknown,
    callback: (faults: unknown[] | null, isValid: boolean) => void,
  ): void;
}
