import { expect, it } from 'vitest';
import { svgOf } from './kolamFile';
import { nameKolam } from './kolamShapes';

it('ignores case and extra spaces in the name', () => {
  expect(nameKolam('  meena   KUMAR ')).toEqual(nameKolam('Meena Kumar'));
});

it('draws different kolams for different names', () => {
  const names = ['Meena', 'Arun', 'Aino', 'மீனா', 'سارة', 'X'];
  const drawn = names.map((name) => nameKolam(name).lines.join());
  expect(new Set(drawn).size).toBe(names.length);
});

it.each(['Meena Kumar', '李', 'a', ''])('draws one closed line for "%s"', (name) => {
  expect(nameKolam(name).lines).toHaveLength(1);
});

it('escapes special characters in the title', () => {
  const colours = { ground: '#fff', line: '#000', dot: '#fc0' };
  const file = svgOf(nameKolam('x'), colours, 'A kolam of <b>&');
  expect(file).toContain('<title>A kolam of &#60;b&#62;&#38;</title>');
});
