import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Each generated module is an entry of its own, so that each export ends in a file of its own and a page that
// shows the skills does not bring the contact form's list of countries.
const generated = readdirSync('src/generated')
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .map((file) => [`generated/${file.slice(0, -'.ts'.length)}`, `src/generated/${file}`]);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    node: 'src/node.ts',
    rules: 'src/rules.ts',
    ...Object.fromEntries(generated),
  },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
});
