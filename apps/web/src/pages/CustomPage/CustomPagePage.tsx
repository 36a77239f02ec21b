import { canonicalPath, type CustomPage } from '@portfolio/content';
import { CustomPageView, loadBlocks, loadVideo } from '@portfolio/ui';
import type { Page } from '../../page';

const CustomPagePage = ({ data }: { data: CustomPage }) => {
  const { title, sections, ...head } = data;
  return <CustomPageView head={{ ...head, heading: title }} sections={sections} />;
};

export const page: Page<CustomPage> = {
  Component: CustomPagePage,
  async prepare({ hasVideo, hasBlocks }) {
    await Promise.all([hasVideo && loadVideo(), hasBlocks && loadBlocks()]);
  },
  head: ({ slug, title, description }) => ({
    title,
    description,
    canonicalPath: canonicalPath('customPage', slug),
  }),
};
