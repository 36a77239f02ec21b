import { expect, it } from 'vitest';
import { contentAfter, textOf } from '../testing/fixture';
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
const postWith = (fields: string) => post.replace('order: 1', fields);

it('links an article to the project or post with the same slug', async () => {
  const { posts, projects } = await contentAfter();
  expect(posts[0]?.page?.links.counterpart).toEqual({
    title: 'Singing kettle',
    href: '/projects/projectdetail/singing-kettle',
  });
  expect(projects[0]?.page?.links.counterpart).toEqual({
    title: 'Building a singing kettle',
    href: '/Blogs/Blogdetail/singing-kettle',
  });
});

it('links a post to the earlier and the later post', async () => {
  const later = postWith('order: 2').replace(/^date: .*/m, 'date: 2024-12-11');
  const { posts } = await contentAfter({ 'posts/pot.md': later });
  const [first, second] = posts.map(({ page }) => page?.links);
  expect([first?.previous, first?.next?.href]).toEqual([undefined, '/Blogs/Blogdetail/pot']);
  expect([second?.previous?.href, second?.next]).toEqual([
    '/Blogs/Blogdetail/singing-kettle',
    undefined,
  ]);
});

it('lists three related articles and what they share', async () => {
  const { posts } = await contentAfter({
    'posts/singing-kettle.md': postWith('order: 1\nskills: [HTML]\ntags: [steam, water]'),
    'posts/category.md': postWith('order: 2'),
    'posts/one-tag.md': postWith('order: 3\ntags: [steam]'),
    'posts/two-tags.md': postWith('order: 4\ntags: [water, steam]'),
    'posts/skill.md': postWith('order: 5\nskills: [HTML]'),
  });
  const [kettle, category] = posts.map(({ page }) => page?.links.related);
  expect(kettle?.map(({ href, shared }) => [href.split('/').at(-1), shared])).toEqual([
    ['skill', ['HTML']],
    ['two-tags', ['steam', 'water']],
    ['one-tag', ['steam']],
  ]);
  expect(category?.[0]?.shared).toEqual(['Hardware Projects']);
});
