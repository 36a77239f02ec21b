import { canonicalPath, type CustomPage } from '@portfolio/content';
import { CustomPageView, loadRareParts, loadVideo } from '@portfolio/ui';
import type { Page } from '../../page';

const CustomPagePage = ({ data }: { data: CustomPage }) => {
  const { title, sections, ...head } = data;
  return <CustomPageView head={{ ...head, heading: title }} sections={sections} />;
};

export const page: Page<CustomPage> = {
  Component: CustomPagePage,
  async prepare({ hasVideo, hasRareParts }) {
    await Promise.all([hasVideo && loadVideo(), hasRareParts && loadRareParts()]);
  },
  head: ({ slug, title, description }) => ({
    title,
    description,
    canonicalPath: canonicalPath('customPage', slug),
  }),
};
