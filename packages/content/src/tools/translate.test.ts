import { expect, it } from 'vitest';
import { formatProblems } from '../testing/fixture';
import { casesIn } from '../testing/cases';
import { yamlSource } from './sources';
import { mergeTranslation, untranslatedFields } from './translate';

interface Translation {
  title: string;
  file?: string;
  original: string;
  translation: string;
  merged?: unknown;
  problems?: string[];
  untranslated: string[];
}

it.each(casesIn<Translation>('translations.yaml'))(
  '$title',
  ({ file = 'home.yaml', problems = [], untranslated, ...texts }) => {
    const original = yamlSource(file, texts.original);
    const translation = yamlSource(file.replace('.yaml', '.fi.yaml'), texts.translation);
    const { value, problems: found } = mergeTranslation(original, translation);
    expect(formatProblems(found)).toEqual(problems);
    expect(value).toEqual(texts.merged ?? original.value);
    expect(untranslatedFields(original, translation)).toEqual(untranslated);
  },
);
