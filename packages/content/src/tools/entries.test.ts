import { describe, expect, it } from 'vitest';
import { assembled, textOf } from '../testing/fixture';
import { withCategory } from './entries';

const known = ['Web Design', 'Tools'];

it.each([
  [{ category: ['web', 'design'] }, { category: 'Web Design' }],
  [{ category: ['looms', 'tools'] }, { category: 'Tools', tags: ['looms'] }],
  [
    { category: ['a', 'b'], tags: ['c'] },
    { category: 'a', tags: ['c', 'b'] },
  ],
  [
    { category: 'a', tags: ['tools', 'b'] },
    { category: 'Tools', tags: ['b'] },
  ],
  [
    { category: ['Tools', 'Gear'], tags: ['gear', 'lens', 'Lens'] },
    { category: 'Tools', tags: ['gear', 'lens'] },
  ],
])('chooses one category for %j', (fields, completed) => {
  expect(withCategory(fields, known)).toEqual(completed);
});

const post = textOf('posts/singing-kettle.md');

async function linksOf(files: Record<string, string>) {
  const { content } = await assembled(files);
  return new Map(content!.posts.map(({ slug, page }) => [slug, page?.links]));
}

describe('an article', () => {
  it('links to the project or post with the same slug', async () => {
    const { content } = await assembled();
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

  it('links to the earlier and the later post', async () => {
    const later = post.replace(/^date: .*/m, 'date: 2024-12-11').replace('order: 1', 'order: 2');
    const links = await linksOf({ 'posts/pot.md': later });
    const [first, second] = [links.get('singing-kettle'), links.get('pot')];
    expect([first?.previous, first?.next?.href]).toEqual([undefined, '/Blogs/Blogdetail/pot']);
    expect([second?.previous?.href, second?.next]).toEqual([
      '/Blogs/Blogdetail/singing-kettle',
      undefined,
    ]);
  });

  it('lists three related articles and what they share', async () => {
    const postWith = (more: string) => post.replace('order: 1', more);
    const links = await linksOf({
      'posts/singing-kettle.md': postWith('skills: [HTML]\ntags: [steam, water]'),
      'posts/category.md': postWith('order: 2'),
      'posts/one-tag.md': postWith('order: 3\ntags: [steam]'),
      'posts/two-tags.md': postWith('order: 4\ntags: [water, steam]'),
      'posts/skill.md': postWith('order: 5\nskills: [HTML]'),
    });
    const related = links.get('singing-kettle')?.related;
    expect(related?.map(({ href, shared }) => [href.split('/').at(-1), shared])).toEqual([
      ['skill', ['HTML']],
      ['two-tags', ['steam', 'water']],
      ['one-tag', ['steam']],
    ]);
    expect(links.get('category')?.related[0]?.shared).toEqual(['Hardware Projects']);
  });
});
