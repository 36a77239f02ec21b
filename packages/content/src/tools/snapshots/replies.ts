/** What GitHub and LeetCode answer, in the shape of their documentation, shortened to what tells one answer from another. */

const repository = (name: string, language: string | null, stars: number, fork = false) => ({
  id: 700_000_000 + name.length,
  name,
  full_name: `meena/${name}`,
  private: false,
  fork,
  size: 108,
  stargazers_count: stars,
  watchers_count: stars,
  language,
  forks_count: 0,
  archived: false,
  topics: [],
  visibility: 'public',
  default_branch: 'main',
});

export const gitHub = {
  repositories: [
    repository('bus-stop', 'Kotlin', 12),
    repository('kettle', 'TypeScript', 40),
    repository('tea-timer', 'TypeScript', 9),
    repository('notes', null, 0),
    repository('somebody-elses', 'Rust', 9000, true),
  ],
  search: (total_count: number) => ({ total_count, incomplete_results: false, items: [] }),
  notFound: {
    message: 'Not Found',
    documentation_url: 'https://docs.github.com/rest/repos/repos#list-repositories-for-a-user',
    status: '404',
  },
  limited: {
    message: 'API rate limit exceeded for 203.0.113.7.',
    documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
  },
  badToken: {
    message: 'Bad credentials',
    documentation_url: 'https://docs.github.com/rest',
    status: '401',
  },
};

/** A user's many repositories, to the last page. */
export const gitHubRepositories = (count: number) =>
  Array.from({ length: count }, (_, index) => repository(`project-${index}`, 'Java', 1));

const questions = [
  { difficulty: 'All', count: 3658 },
  { difficulty: 'Easy', count: 906 },
  { difficulty: 'Medium', count: 1894 },
  { difficulty: 'Hard', count: 858 },
];

export const leetCode = {
  solved: {
    data: {
      allQuestionsCount: questions,
      matchedUser: {
        submitStatsGlobal: {
          acSubmissionNum: [
            { difficulty: 'All', count: 241 },
            { difficulty: 'Easy', count: 142 },
            { difficulty: 'Medium', count: 87 },
            { difficulty: 'Hard', count: 12 },
          ],
        },
      },
    },
  },
  notFound: {
    errors: [
      {
        message: 'That user does not exist.',
        locations: [{ line: 4, column: 5 }],
        path: ['matchedUser'],
        extensions: { handled: true },
      },
    ],
    data: { allQuestionsCount: questions, matchedUser: null },
  },
  confused: {
    errors: [{ message: 'Cannot query field "matchedUser" on type "Query".' }],
  },
};

/** What stands in the way of programs at either site. */
export const challenge =
  '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head></html>';
