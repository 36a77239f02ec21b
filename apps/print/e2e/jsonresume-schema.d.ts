declare module '@jsonresume/schema' {
  /** Compares a document with the published schema; calls back with the faults, or with `null` when there are none. */
  export function validate(
    document: unknown,
    callback: (faults: unknown[] | null, isValid: boolean) => void,
  ): void;
}
