import { describe, expect, it } from 'vitest';
import { usedFeatures } from './usedFeatures';

type Content = Parameters<typeof usedFeatures>[0];

const page = { links: { related: [] } };
const resume = {
  jobs: [{ role: 'Baker' }],
  internships: [],
  education: [{ title: 'Diploma' }],
};

/** Content that uses no optional feature. */
const plain = {
  customPageEntries: [],
  home: {},
  navigation: [],
  pages: { about: {} },
  postEntries: [{ page }, { page: undefined }],
  projectEntries: [{ page }],
  resume,
  services: { comments: { provider: 'none' } },
  skills: [{ percent: 0 }],
};

const featuresOf = (change: object) => usedFeatures({ ...plain, ...change } as unknown as Content);

const onPage = (change: object) => [{ page: { ...page, ...change } }];

describe('usedFeatures', () => {
  it('finds none in plain content', () => {
    const used = Object.entries(featuresOf({})).flatMap(([feature, isUsed]) =>
      isUsed ? feature : [],
    );
    // `lines` depends on the theme, and `languages` on the site's languages.
    expect(used.filter((feature) => feature !== 'lines' && feature !== 'languages')).toEqual([]);
  });

  it.each([
    ['a configured service', 'analytics', { services: { analytics: { provider: 'umami' } } }],
    ['a newsletter', 'newsletter', { services: { newsletter: { provider: 'generic' } } }],
    ['a Mastodon thread', 'comments', { postEntries: onPage({ mastodon: 'https://a.b/@c/1' }) }],
    ['eleven links', 'manyLinks', { navigation: Array.from({ length: 11 }) }],
    ['an old path', 'oldPaths', { postEntries: [{ aliases: ['tea', '/old/tea'] }] }],
    ['a photo', 'photos', { pages: { about: { picture: {} } } }],
    ['a custom page', 'customPages', { customPageEntries: [{}] }],
    ['a post’s tag', 'tags', { postEntries: onPage({ tags: ['Tea'] }) }],
    ['a project’s tag', 'tags', { projectEntries: onPage({ tags: ['Tea'] }) }],
    ['a block in an article', 'rareParts', { projectEntries: onPage({ hasRareParts: true }) }],
    ['a block in a custom page', 'rareParts', { customPageEntries: [{ hasRareParts: true }] }],
    ['a series', 'rareParts', { postEntries: onPage({ links: { series: { name: 'Tea' } } }) }],
    ['an award', 'resumeExtras', { resume: { ...resume, awards: [{}] } }],
    ['an interest', 'resumeExtras', { resume: { ...resume, interests: [{}] } }],
    ['a job summary', 'resumeExtras', { resume: { ...resume, jobs: [{ summary: 'Tea.' }] } }],
    [
      'an internship’s link',
      'resumeExtras',
      { resume: { ...resume, internships: [{ url: '/' }] } },
    ],
    ['a course', 'resumeExtras', { resume: { ...resume, education: [{ courses: ['Tea'] }] } }],
    ['a file name', 'resumeExtras', { resume: { ...resume, fileName: 'cv' } }],
    ['a skill without a percentage', 'skillExtras', { skills: [{ percent: 1 }, {}] }],
    ['a level in words', 'skillExtras', { skills: [{ percent: 1, level: 'Daily work' }] }],
    ['years of experience', 'skillExtras', { skills: [{ percent: 1, years: 3 }] }],
  ] as const)('finds %s', (_, feature, change) => {
    expect(featuresOf(change)[feature]).toBe(true);
  });
});
