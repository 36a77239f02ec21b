import type { OwnDrawings } from '../drawings';

/** Replaces no drawing. */
export const ownDrawings: OwnDrawings = {};
