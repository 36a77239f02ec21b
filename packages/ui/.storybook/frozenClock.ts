/** Noon of a spring day: nothing in a story depends on when one looks at it. */
const now = new Date('2026-03-10T12:00:00').getTime();

const RealDate = Date;

/** A `Date` whose present never passes. Timers and animations run as ever. */
class FrozenDate extends RealDate {
  constructor(...args: ConstructorParameters<typeof Date> | []) {
    super(...((args.length > 0 ? args : [now]) as ConstructorParameters<typeof Date>));
  }

  static override now() {
    return now;
  }
}

/** Stops the clock for a story; returns what lets it run again. */
export function freezeClock(): () => void {
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
