import type { OwnDrawings } from '../drawings';

export const ownDrawings: OwnDrawings = {};
