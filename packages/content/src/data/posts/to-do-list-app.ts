import { definePost } from '../../define';
import { sample } from '../../sample';

export default definePost({
  slug: 'to-do-list-app',
  order: 6,
  title: 'To-do list app: keeping tasks safe in the browser',
  content:
    'Saving a list in the browser takes one line, and that line can fail in five ways. What a to-do app sees each time, and how it keeps the list all the same.',
  image: {
    art: 'covers/to-do-list-app',
    alt: 'Four rows of a list: two are woven to the end and ticked, one is woven half-way to a bright dot, and one is still only dots.',
  },
  tile: 'leaf',
  date: '2024-12-10',
  category: 'Task Management',
  link: { kind: 'page' },
  page: {
    subtitle: 'Five ways in which one line of saving can fail, and what to do about each.',
    badge: 'App',
    publishedOn: '2024-12-10',
    updatedOn: '2024-12-10',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample('https://example.com/to-do-list', 'the demo or the repository of this project'),
    },
    description:
      'localStorage can be blocked, full, damaged, shared with another tab or cleared. Short, tested code that keeps a to-do list through all of it.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'The ',
              { link: 'to-do list app', href: '/projects/projectdetail/to-do-list-app' },
              ' stores its tasks in the browser. The whole of it can be written as ',
              { code: "localStorage.setItem('tasks', JSON.stringify(tasks))" },
              ', and on the machine where that was typed it always works.',
            ],
          },
          'A list of tasks is a small thing to lose, but it is lost at a bad moment: the person relied on it in order to forget. So it is worth knowing in which ways that line can let somebody down.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          {
            type: 'table',
            caption: 'What can go wrong, and what the app does',
            columns: ['Cause', 'What the app sees', 'What it does'],
            rows: [
              ['Site data is blocked', 'Any access throws', 'Goes on in memory and says so'],
              ['The store is full', 'Saving throws', 'Says that the change is not saved'],
              ['The saved text is damaged', 'It cannot be parsed', 'Puts it aside, starts empty'],
              ['Another tab has saved', 'A storage event', 'Reads the list again'],
              ['The data were cleared', 'Nothing is there', 'Starts empty; no code can help'],
            ],
          },
          'The common mistake is to treat all five as an empty list. Then the next save replaces whatever was there, and a damaged list that could have been repaired is gone.',
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          {
            type: 'code',
            language: 'js',
            code: `const KEY = 'tasks';

const isTask = (value) =>
  typeof value?.id === 'string' &&
  typeof value.text === 'string' &&
  typeof value.done === 'boolean';

function readTasks() {
  let saved = null;
  try {
    saved = localStorage.getItem(KEY);
    return saved === null ? [] : JSON.parse(saved).filter(isTask);
  } catch {
    if (saved !== null) saveText(\`\${KEY}-unreadable\`, saved);
    return [];
  }
}

const saveTasks = (tasks) => saveText(KEY, JSON.stringify(tasks));

function saveText(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}`,
            caption: 'A sketch of reading and saving that never throws.',
          },
          {
            type: 'list',
            items: [
              [
                { strong: 'Everything is inside the try.' },
                ' With site data blocked, merely touching ',
                { code: 'localStorage' },
                ' throws, before any method is called.',
              ],
              [
                { strong: 'Damaged text is kept under another name' },
                ' before an empty list takes its place. The same path catches text that is sound JSON and no list at all, such as ',
                { code: 'null' },
                ': there is no ',
                { code: 'filter' },
                ' on it, so that throws as well.',
              ],
              [
                { strong: 'Each entry is looked at.' },
                ' An entry without a text, left by an older version perhaps, is dropped, and the rest of the list survives.',
              ],
              [
                { strong: 'Saving gives an answer.' },
                ' The caller learns whether it worked. A line that says “not saved on this device” is of more use than a tick that is gone tomorrow.',
              ],
            ],
          },
          'The other tab is a matter of four lines. The browser tells every tab except the one that saved.',
          {
            type: 'code',
            language: 'js',
            code: `window.addEventListener('storage', (event) => {
  const wasCleared = event.key === null;
  if (wasCleared || event.key === KEY) draw(readTasks());
});`,
            caption: 'Keeping two open tabs in step.',
          },
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features of a Small Store',
        blocks: [
          {
            type: 'paragraph',
            text: [
              { code: 'localStorage' },
              ' holds texts, commonly about five megabytes of them for a site, and answers at once. The last point is praise and warning in one: while it reads or writes, the page does nothing else. For some kilobytes nobody can tell. For pictures in the notes, or a list of thousands, the browser’s database, IndexedDB, would be the better place.',
            ],
          },
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose the Whole List',
        blocks: [
          'Each save writes the complete list. The alternative is one entry per task, which writes less and makes two tabs less likely to tread on each other. It also needs an index of its own for the order, and the index can then disagree with the entries.',
          'With the whole list, the last tab to save wins. The storage event makes the gap in which that matters very short, and a person seldom types into two tabs at once. For a list with two people I would choose differently, and by then it would want a server in any case.',
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits and Limits',
        blocks: [
          'In return for some thirty lines the app opens in every browser, whatever its settings, and never shows a blank page because of a saved text.',
          {
            type: 'note',
            text: 'The last row of the table stays. A private window forgets at once, clearing the history forgets as well, and Safari deletes what a site has stored after seven days of use without a visit to it. An export button would be the honest next feature.',
          },
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'Four cases are enough to test the reading function: an empty store, half a list, the words “null” and “5”, and a store that throws at every touch. It has to return a list each time. Writing them takes less time than drawing the tick, and the same four will do for anything that comes back from a store.',
        ],
      },
    ],
  },
});
