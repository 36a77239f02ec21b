import type { z } from 'zod';
import { linkSchema, listOf } from './common';

/** The links of the navigation bar, in order. */
export const navigationSchema = listOf(linkSchema, 'give the links of the navigation bar');

export type Navigation = z.infer<typeof navigationSchema>;
