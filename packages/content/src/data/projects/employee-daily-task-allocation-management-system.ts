import { defineProject } from '../../define';
import { sample } from '../../sample';

export default defineProject({
  slug: 'employee-daily-task-allocation-management-system',
  aliases: ['employee-daily-task-allocation-system'],
  order: 1,
  featuredOrder: 3,
  name: 'Employee daily task allocation management system',
  category: 'Software Applications',
  tile: 'manjal',
  image: {
    art: 'covers/employee-daily-task',
    alt: 'A ring on the left sends lines to six blocks of nine dots; some blocks are woven into finished knots, one is half woven, and two are still loose dots.',
  },
  link: { kind: 'page' },
  page: {
    title: 'Employee daily task allocation management system',
    subtitle: 'One list per person per day: what to do, who asked for it and how far it has got.',
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
      'A task system for teams: a manager allocates the day’s work, an employee reports progress, and both read the same list.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          'In many small teams the day’s work is handed out by voice. A manager says it at a desk, repeats it in a message and asks about it in the evening. By then it is hard to tell who had the task, since when, and whether “done” meant finished or nearly finished.',
          'This system gives a day’s work one written place. A task has one owner, one date and one status, and everybody who needs to know about it reads the same entry.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'Three roles take part. They divide the work so that nobody has to look through more than their own share of it.',
          {
            type: 'table',
            caption: 'What each role sees and does',
            columns: ['Role', 'Sees', 'Does'],
            rows: [
              ['Admin', 'People and teams', 'Adds people and says who reports to whom'],
              ['Manager', 'The days of their own team', 'Writes, assigns and moves tasks'],
              ['Employee', 'Their own day', 'Starts tasks, finishes them, says what is in the way'],
            ],
          },
          'The manager asks “where are we?” and the employee asks “what now?”. Both answers come from the same rows; only the view differs.',
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features',
        blocks: [
          {
            type: 'list',
            items: [
              [
                { strong: 'Allocation by date.' },
                ' A task belongs to a day, so the list that opens in the morning is short and is about today.',
              ],
              [
                { strong: 'One owner.' },
                ' Work for two people becomes two tasks. A job that belongs to both of them is easily left by both.',
              ],
              [
                { strong: 'A small set of statuses.' },
                ' Assigned, in progress, done. There is no “almost”, because an “almost” cannot be counted.',
              ],
              [
                { strong: 'Carry-over in the open.' },
                ' An unfinished task keeps its first date when it moves to the next day. A job that has slipped for a week looks like one.',
              ],
              [
                { strong: 'Permission by role.' },
                ' What a person may change is checked where the data changes. Hiding a button is a courtesy, and no protection.',
              ],
            ],
          },
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          {
            type: 'list',
            ordered: true,
            items: [
              'The admin adds people and places every employee under a manager.',
              'The manager writes a task: what is wanted, by whom, on which day.',
              'It appears on that employee’s list for the day, marked as assigned.',
              'The employee starts it and, when the work is finished, marks it done. If something stands in the way, a short note says what.',
              'In the evening the manager reads one list: finished, begun, not begun. Whatever is open is moved, given to somebody else or withdrawn, and each of these is a choice that somebody made.',
            ],
          },
          {
            type: 'note',
            text: 'These steps describe how the system is meant to be used. They are not a report from a company that runs it.',
          },
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'A manager interrupts less. The question “have you started on it?” is answered by looking, which leaves the conversation free for the question that matters: what is holding this up?',
          'An employee gets a record. “I was never told” and “I told you on Monday” stop being a matter of memory, since the entry carries a name and a date.',
          'And past days stay readable. After a month they show how work is really spread over a team: who always has nine tasks, whose tasks are always moved, which kind of job never fits in one day.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'A list of tasks is quick to build. What takes thought is agreeing on what each word in it means and who may change it, so those rules came before the screens.',
          {
            type: 'paragraph',
            text: [
              'The ',
              {
                link: 'post about this project',
                href: '/blogs/blogdetail/employee-daily-task-allocation-management-system',
              },
              ' goes through them one at a time.',
            ],
          },
        ],
      },
    ],
  },
});
