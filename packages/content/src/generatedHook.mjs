// In Node, resolves `#generated/…` to the folder in PORTFOLIO_GENERATED. In Vite, `generatedAlias` has the same effect.
import { register } from 'node:module';
import { resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.PORTFOLIO_GENERATED;

/** A Node module loader hook. */
export function resolve(specifier, context, next) {
  if (!folder || !specifier.startsWith('#generated/')) return next(specifier, context);
  const file = resolvePath(folder, `${specifier.slice('#generated/'.length)}.ts`);
  return next(pathToFileURL(file).href, context);
}

if (isMainThread) register(import.meta.url);
