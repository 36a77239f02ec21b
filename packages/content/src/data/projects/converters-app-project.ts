import { defineProject } from '../../define';
import { sample } from '../../sample';

export default defineProject({
  slug: 'converters-app-project',
  order: 2,
  name: 'Converters app',
  category: 'Web Development',
  tile: 'neem',
  image: {
    art: 'covers/converters-app-project',
    alt: 'Two vertical scales; thin lines join each value on the left to its equal on the right, and all of them cross in one bright dot.',
  },
  link: { kind: 'page' },
  page: {
    title: 'Converters app',
    subtitle:
      'Nine everyday calculations in one place, from a loan’s instalment to a tyre’s pressure.',
    badge: 'Tools',
    publishedOn: '2025-03-14',
    updatedOn: '2025-03-14',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample(
        'https://example.com/converters-app',
        'the demo or the repository of this project',
      ),
    },
    description:
      'Nine converters in one web app: currency, EMI, expenses, electricity bill, pressure, speed, temperature, unit and volume.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          'A recipe gives the oven in Fahrenheit. A bank quotes a yearly rate and leaves out the monthly instalment. A tyre says psi and the pump says bar. None of these sums is hard, yet each sends a person off to search, past the advertisements, for a page that does one of them.',
          'The converters app puts nine such calculations behind one menu, with the same two or three fields wherever they are enough.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          {
            type: 'table',
            caption: 'The converters, what goes in and what comes out',
            columns: ['Converter', 'You give', 'You get'],
            rows: [
              ['Currency', 'An amount and two currencies', 'The amount in the other currency'],
              ['EMI', 'Loan, yearly rate, number of months', 'The monthly instalment'],
              ['Expenses', 'What was spent', 'The total'],
              ['Electricity bill', 'Units used', 'The amount to pay'],
              ['Pressure', 'A value and two units', 'For example 1 bar as 14.5 psi'],
              ['Speed', 'A value and two units', 'For example 36 km/h as 10 m/s'],
              ['Temperature', 'A value and two scales', 'For example 37 °C as 98.6 °F'],
              ['Unit', 'A value and two units', 'The same measure in the other unit'],
              ['Volume', 'A value and two units', 'For example 1 litre as 1,000 millilitres'],
              ['Light', 'Nothing yet', 'Coming soon'],
            ],
          },
          'Light is in the menu and marked as coming soon. A visitor who looks for it learns that it is planned, and nobody meets a screen that does nothing.',
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features',
        blocks: [
          {
            type: 'list',
            items: [
              'Every converter follows the same order: choose, type, read. Whoever has used one can use the other eight.',
              'Units stand beside their numbers in the answer, so a result that is copied into a message still makes sense there.',
              'Money tools sit next to measuring tools. The person who compares two loans is often the one who checks the electricity bill.',
              'What is not ready says so.',
            ],
          },
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          'The nine converters look like nine programs. Underneath there are four kinds of calculation.',
          {
            type: 'list',
            items: [
              [
                { strong: 'A fixed ratio' },
                ' covers pressure, speed, volume and the general unit converter. One base unit is chosen, and every other unit is a single number: how many of the base it holds. To convert is to multiply by one number and divide by another.',
              ],
              [
                { strong: 'A ratio and an offset' },
                ' covers temperature, because 0 °C and 0 °F are different points.',
              ],
              [
                { strong: 'A ratio that moves' },
                ' covers currency. The sum is as simple as for pressure, but an answer is only as good as the day of its rate.',
              ],
              [
                { strong: 'A rule' },
                ' covers EMI, expenses and the electricity bill, where the answer comes from a formula, a sum or a table of slabs.',
              ],
            ],
          },
          'The base unit is what keeps the first kind small. With ten units of pressure, a table of every pair would need ninety entries, each of them a chance for a typing error. Going through the base needs ten.',
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'For a visitor it is one address to remember and one way of working. For whoever maintains it, a new unit of volume is a new line in a list, and a new converter of a kind that exists already is a new list. A mistake is corrected in one place too: if a factor is wrong, every pair that uses it becomes right at once.',
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose One App for Nine Sums',
        blocks: [
          'A search engine converts kilometres without being asked. It is less help when you want to know what an instalment becomes over 24 months and then over 36, or to add up a week’s expenses, because such questions take a few tries. Here the fields stay where they are between one try and the next.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'The app is small on purpose, and sorting nine screens into four kinds of sum is the part of it I would defend in a code review. The ',
              { link: 'blog post', href: '/blogs/blogdetail/converters-app-project' },
              ' works one of the sums through to the last paisa.',
            ],
          },
        ],
      },
    ],
  },
});
