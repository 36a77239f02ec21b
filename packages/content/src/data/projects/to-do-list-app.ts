import { defineProject } from '../../define';
import { sample } from '../../sample';

export default defineProject({
  slug: 'to-do-list-app',
  order: 4,
  name: 'To-do list app',
  category: 'Task Management',
  tile: 'leaf',
  image: {
    art: 'covers/to-do-list-app',
    alt: 'Four rows of a list: two are woven to the end and ticked, one is woven half-way to a bright dot, and one is still only dots.',
  },
  link: { kind: 'page' },
  page: {
    title: 'To-do list app',
    subtitle: 'A list that opens at once, asks for no account and stays on your own device.',
    badge: 'App',
    publishedOn: '2024-03-15',
    updatedOn: '2024-03-15',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample('https://example.com/to-do-list', 'the demo or the repository of this project'),
    },
    description:
      'A to-do list that keeps its tasks in the browser: no account, no server, and the list is still there after the tab is closed.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          'The list most people use is the one that is nearest: the back of a receipt, a message to themselves, a note on the hand. Paper wins because it is there already. Anything that begins with “create an account” has lost by the second field of the form.',
          'This app tries to be as near as paper. Opening the page is all the set-up there is.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'You write a task and it joins the list. You tick it, and it is done. You remove it when it no longer matters. The tasks are stored in the browser, so the list survives a closed tab and a restarted computer, and none of it is sent anywhere.',
          'There is no server behind it that could be slow or down, and nobody can read the list from outside. In exchange it stays in the browser it was written in.',
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features',
        blocks: [
          {
            type: 'list',
            items: [
              'Add, tick, untick and delete: the four things a list on paper can do, plus changing your mind without a smudge.',
              'Tasks are kept on the device and are read back when the page opens.',
              'No sign-up, so there is no password to forget and no profile to delete.',
              'A finished task stays in sight with its tick until it is removed, so the list also shows what the day came to.',
            ],
          },
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'A browser gives every site a small store of its own, ',
              { code: 'localStorage' },
              ', which keeps texts under names. The whole list becomes one text and is written there after each change.',
            ],
          },
          {
            type: 'list',
            ordered: true,
            items: [
              'The page opens and reads the saved text. If there is none, the list is empty.',
              'The text is turned back into tasks, and the tasks are drawn.',
              'Each change is made to the list in memory first; the screen follows from the list.',
              'After the change the whole list is turned into text and saved again.',
            ],
          },
          {
            type: 'code',
            language: 'json',
            code: `[
  { "id": "k3v9", "text": "Return the library book", "done": true },
  { "id": "p81x", "text": "Renew the bus pass", "done": false }
]`,
            caption: 'A sketch of what is saved: one list, three fields a task.',
          },
          'Writing the whole list each time sounds wasteful. For a list that a person can read it is a few kilobytes, and it rules out a class of mistakes: the saved list can never be half old and half new.',
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'The app answers at once, because it never waits for a network. It is private in the plainest sense, since what has not been sent cannot be read on the way. And it costs nothing to keep running: what has to be hosted is a page.',
          {
            type: 'note',
            text: 'Clearing the browser’s data clears the list as well, and a private window forgets it when it is closed. For things that must not be lost, use something with a backup.',
          },
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose the Browser',
        blocks: [
          'A server would give the same list on a phone and a laptop. It would also bring accounts, passwords, a database, a privacy notice and a monthly bill, all for a shopping list. For one person with one device the exchange is a poor one. Had the aim been a list shared by a household, I would have decided the other way.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'A to-do list is often the first thing a developer builds, which makes it easy to build carelessly. The care here went into what nobody notices until it fails: saving. ',
              { link: 'The blog post', href: '/blogs/blogdetail/to-do-list-app' },
              ' lists the ways in which a browser can refuse to save a list, and what to do about each.',
            ],
          },
        ],
      },
    ],
  },
});
