import { describe, expect, it } from 'vitest';
import { fixtureSources, textOf } from '../testing/fixture';
import { assembleContent } from './content';
import { markdownSource } from './sources';

const post = textOf('posts/singing-kettle.md');

/** The pages of the fixture's posts after some of its files have been written anew. */
async function postPages(files: Record<string, string>) {
  const kept = (await fixtureSources()).filter(({ file }) => !(file in files));
  const written = await Promise.all(
    Object.entries(files).map(([file, text]) => markdownSource(file, text)),
  );
  const { content, problems } = assembleContent([...kept, ...written]);
  expect(problems).toEqual([]);
  return new Map(content!.posts.map(({ slug, page }) => [slug, page?.links]));
}

describe('an article', () => {
  it('links to the project or post of the same slug, and back', async () => {
    const { content } = assembleContent(await fixtureSources());
    const counterpart = ({ page }: { page?: { links: { counterpart?: object } } }) =>
      page?.links.counterpart;
    expect(content?.posts.map(counterpart)).toContainEqual({
      title: 'Singing kettle',
      href: '/projects/projectdetail/singing-kettle',
    });
    expect(content?.projects.map(counterpart)).toContainEqual({
      title: 'Building a singing kettle',
      href: '/Blogs/Blogdetail/singing-kettle',
    });
  });

  it('leads to its neighbours in the list, and on from neither end', async () => {
    const pages = await postPages({ 'posts/pot.md': post.replace('order: 1', 'order: 2') });
    expect(pages.get('singing-kettle')).toMatchObject({
      next: { href: '/Blogs/Blogdetail/pot' },
    });
    expect(pages.get('singing-kettle')).not.toHaveProperty('previous');
    expect(pages.get('pot')).toMatchObject({
      previous: { href: '/Blogs/Blogdetail/singing-kettle' },
    });
    expect(pages.get('pot')).not.toHaveProperty('next');
  });

  it('names three related ones: by skills before tags before the category, and says which', async () => {
    const about = (more: string) => post.replace('order: 1', more);
    const pages = await postPages({
      'posts/singing-kettle.md': about('skills: [HTML]\ntags: [steam, water]'),
      'posts/category.md': about('order: 2'),
      'posts/one-tag.md': about('order: 3\ntags: [steam]'),
      'posts/two-tags.md': about('order: 4\ntags: [water, steam]'),
      'posts/skill.md': about('order: 5\nskills: [HTML]'),
    });
    const related = pages.get('singing-kettle')?.related;
    expect(related?.map(({ href, shared }) => [href.split('/').at(-1), shared])).toEqual([
      ['skill', ['HTML']],
      ['two-tags', ['steam', 'water']],
      ['one-tag', ['steam']],
    ]);
    expect(pages.get('category')?.related[0]?.shared).toEqual(['Hardware Projects']);
  });
});
