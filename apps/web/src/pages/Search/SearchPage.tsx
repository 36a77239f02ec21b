import { searchPage, type SiteIndexGroup } from '@portfolio/content';
import { SiteIndexView } from '@portfolio/ui';
import { inLanguage } from '../../navigation/inLanguage';
import { listedPage } from '../../page';
import { kindHeadings } from '../../search/kindHeadings';

/** Without JavaScript, the header's search link opens this page. */
const SearchPage = ({ data }: { data: readonly SiteIndexGroup[] }) => (
  <SiteIndexView
    head={searchPage}
    groups={data.map(({ kind, entries }) => ({
      heading: kindHeadings[kind],
      hasDates: kind === 'certificate',
      entries:
        import.meta.env.VITE_HAS_LANGUAGES !== 'no'
          ? entries.map(({ title, text, language, ...entry }) => ({
              ...entry,
              title: inLanguage(title, language),
              text: inLanguage(text, language),
            }))
          : entries,
    }))}
  />
);

export const page = listedPage(searchPage, SearchPage);
