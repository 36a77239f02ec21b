import { definePost } from '../../define';
import { sample } from '../../sample';

export default definePost({
  slug: 'employee-daily-task-allocation-management-system',
  aliases: ['employee-daily-task-allocation-system'],
  order: 4,
  title: 'Employee daily task allocation system: what a status promises',
  content:
    'Three statuses, two people who may change them, four permitted moves. Before the first screen of a task system it pays to write down what “done” promises, and to whom.',
  image: {
    art: 'covers/employee-daily-task',
    alt: 'A ring on the left sends lines to six blocks of nine dots; some blocks are woven into finished knots, one is half woven, and two are still loose dots.',
  },
  tile: 'manjal',
  date: '2024-12-10',
  category: 'Software Applications',
  link: { kind: 'page' },
  page: {
    subtitle: 'Three statuses, four moves and a question about midnight.',
    badge: 'Software',
    publishedOn: '2024-12-10',
    updatedOn: '2024-12-10',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample(
        'https://example.com/employee-daily-task-allocation',
        'the demo or the repository of this project',
      ),
    },
    description:
      'Designing a daily task system from its rules: what each status promises, who may change it, and what happens to open tasks at midnight.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'The ',
              {
                link: 'task allocation system',
                href: '/projects/projectdetail/employee-daily-task-allocation-management-system',
              },
              ' gives every piece of a day’s work one owner, one date and one status. The first two are easily decided. This post is about the third.',
            ],
          },
          'Make the status a free text and see what happens. By the end of a week it holds “done”, “Done”, “done, pending check” and “99%”. Each was clear to the person who typed it. None can be counted, and a manager who wants to know how the day went has to ask, which is what the system was supposed to end.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'A status is a promise that one person makes to another. Written down like that, three of them are enough.',
          {
            type: 'table',
            caption: 'The statuses and what they promise',
            columns: ['Status', 'Promise', 'Made by', 'To'],
            rows: [
              ['Assigned', 'You have what you need to begin', 'Manager', 'Employee'],
              ['In progress', 'I am on it, and nobody else needs to be', 'Employee', 'Manager'],
              ['Done', 'I have nothing left to do on it', 'Employee', 'Manager'],
            ],
          },
          'The table also shows what is missing. There is no status for “blocked”, because being blocked is a reason and not a stage: a task can be blocked before it is begun or in the middle. It became a note on the task.',
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          'The rules fit into a list. What is not on it is forbidden, which is a safer beginning than a list of what is forbidden.',
          {
            type: 'code',
            language: 'js',
            code: `const moves = [
  ['assigned', 'in progress', 'employee'],
  ['in progress', 'done', 'employee'],
  ['in progress', 'assigned', 'manager'],
  ['done', 'in progress', 'manager'],
];

function mayMove(task, to, person) {
  const concerned = person.role === 'employee' ? task.ownerId : task.managerId;
  const isListed = moves.some(
    ([from, next, role]) =>
      from === task.status && next === to && role === person.role,
  );
  return isListed && concerned === person.id;
}`,
            caption: 'A sketch of the rules: from, to and the role that may do it.',
          },
          {
            type: 'list',
            items: [
              'Handing a begun task to somebody else goes through the manager, who sets it back to assigned. Nobody finds half a job on their list without being told.',
              'Reopening is the manager’s move too. An employee who could quietly reopen a task could also quietly have finished it too early.',
              'No move leads from assigned to done. A job of two minutes costs one press more, and in return every finished task has a beginning that can be looked up.',
            ],
          },
          {
            type: 'paragraph',
            text: [
              'The admin appears in no row. An admin looks after people and teams, and a role that may do everything is the one whose mistakes nobody sees. The check runs where the data is changed. A screen may use the same list to decide which buttons to show, but ',
              { strong: 'a hidden button is not a rule' },
              '.',
            ],
          },
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'Three statuses make six possible changes, and with two roles that is twelve cases: four are allowed and eight are not. Twelve is few enough to test every one of them, the refusals included. Had the status stayed a free text there would be nothing to test.',
          'Adding a fourth status later means adding rows and deciding about each. That takes longer than adding a word to a menu. The time goes into the deciding, where it belongs.',
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose Moving by Hand',
        blocks: [
          'What should become of an open task at midnight? There are two candidates.',
          {
            type: 'table',
            caption: 'Two ways to deal with what was not finished',
            columns: ['Compared by', 'Moved by the system', 'Moved by the manager'],
            rows: [
              ['Effort', 'None', 'A minute in the evening'],
              [
                'A task that slips for a week',
                'Looks new every morning',
                'Was moved five times by a person',
              ],
              ['If the manager is away', 'Nothing happens', 'The task stays on its old day'],
            ],
          },
          'Moving by itself is more comfortable and hides the one fact that a manager should see. So tasks are moved by hand and keep their first date. The last row is the weak point, and the answer to it is plain: the new day opens with a line that says how many tasks are still open from earlier days. They stay in view, and the decision still waits for a person.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'The order is what I would keep for any system of this kind: the promises, then who may make them, then the list of moves, and the screens last. Screens are quick to draw once it is settled what their buttons mean.',
        ],
      },
    ],
  },
});
