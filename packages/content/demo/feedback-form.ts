import { defineDocument } from '@portfolio/content/define';

/** A question with its answers. */
const choice = (name: string, question: string, options: string[]) => ({
  kind: 'choice' as const,
  name,
  question,
  options,
});

export default defineDocument('feedbackForm', {
  introduction: 'Most questions take a single click. Three ask for a few words of your own.',
  note: '* Indicates required question.',
  identityHeading: 'You',
  identity: [
    { name: 'name', label: 'Name', control: 'text', autocomplete: 'name' },
    { name: 'email', label: 'Email', control: 'email', autocomplete: 'email' },
  ],
  parts: [
    {
      heading: 'Finding your way',
      questions: [
        choice('q1', 'Was it easy to find your way around the site?', [
          'Yes',
          "It's okay",
          'Needs improvement',
        ]),
        choice('q2', 'How fast did the pages load for you?', ['Very fast', 'Normal', 'Slow']),
        choice('q3', 'Did the home page make it clear what I do?', ['Yes', 'A bit', 'Not really']),
        choice('q4', 'Did everything fit the screen you used?', ['Yes', 'No', 'Needs improvement']),
        {
          kind: 'text',
          name: 'q5',
          question: 'Was there anything you could not find, or that did not work?',
          hint: 'If there was nothing, “no” will do.',
        },
      ],
    },
    {
      heading: 'The work',
      questions: [
        choice('q6', 'Did the project pages explain what each project does?', [
          'Yes',
          'Somewhat',
          'No',
        ]),
        {
          kind: 'text',
          name: 'q7',
          question: 'Which project do you remember best, and why?',
          hint: 'If you remember none, “none” will do.',
        },
        choice('q8', 'Do the skills I list match the work you saw?', [
          'Yes',
          'Somewhat',
          'Not really',
        ]),
        choice('q9', 'Did you look at the resume?', ['Yes', 'No']),
      ],
    },
    {
      heading: 'The design',
      questions: [
        choice('q10', 'Do the colours and drawings help you follow the content?', [
          'Yes',
          'A bit',
          'Not really',
        ]),
        {
          kind: 'text',
          name: 'q11',
          question: 'What would you change first?',
          hint: 'If you would change nothing, “nothing” will do.',
        },
        choice('q12', 'How would you describe my work?', ['Technical', 'Creative', 'Both']),
      ],
    },
    {
      heading: 'Reading and using the site',
      questions: [
        choice('q13', 'Did you read any of the blogs?', ['Yes', 'No']),
        choice('q14', 'Was the writing detailed enough for you?', [
          'Yes',
          'Somewhat',
          'Needs more depth',
        ]),
        choice('q15', 'Did you find what you came for?', ['Yes', 'No']),
        choice(
          'q16',
          'Did the site work well with the keyboard, touch, zoom or screen reader you use?',
          ['Yes', 'No', 'Could improve'],
        ),
        choice('q17', 'Would you work with me, or recommend me to someone?', ['Yes', 'No']),
      ],
    },
  ],
  queriesHeading: 'Your turn',
  queries: {
    name: 'queries',
    label: 'What would you like to ask me?',
    hint: 'If you have no question, “none” will do.',
    control: 'textarea',
    autocomplete: 'off',
  },
  hidden: [{ name: '_captcha', value: 'false' }],
  submitLabel: 'Send feedback',
});
