import type { OwnDrawings } from '../drawings';

/** No custom drawings. */
export const ownDrawings: OwnDrawings = {};
