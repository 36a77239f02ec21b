import { definePost } from '../../define';
import { sample } from '../../sample';

export default definePost({
  slug: 'converters-app-project',
  order: 5,
  title: 'Converters app: an EMI worked through to the last paisa',
  content:
    'Borrow ₹1,00,000 at 12% for a year: what is the monthly instalment? The quick guess is almost ₹450 too high. The formula, the code, and where rounding leaves three paise over.',
  image: {
    art: 'covers/converters-app-project',
    alt: 'Two vertical scales; thin lines join each value on the left to its equal on the right, and all of them cross in one bright dot.',
  },
  tile: 'neem',
  date: '2024-12-10',
  category: 'Web Design',
  link: { kind: 'page' },
  page: {
    subtitle: 'One of the nine converters, with its sums shown.',
    badge: 'Tools',
    publishedOn: '2024-12-10',
    updatedOn: '2024-12-10',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample(
        'https://example.com/converters-app',
        'the demo or the repository of this project',
      ),
    },
    description:
      'How the EMI of a loan is calculated: formula, code, a worked example in rupees, and three traps of converters in general.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'Most of the ',
              { link: 'converters app', href: '/projects/projectdetail/converters-app-project' },
              ' multiplies. Bar to psi, litres to gallons, metres to feet: find the factor, apply it, done. The EMI calculator asks for more than that, and makes a good example of how to check a converter.',
            ],
          },
          'EMI stands for equated monthly instalment. A loan is paid back in equal monthly amounts, and each amount pays the interest of that month first and reduces the debt with what is left.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'Take a loan of ₹1,00,000 at 12% a year, to be paid back in twelve months. The quick way adds 12% and divides by twelve: ₹1,12,000 ÷ 12 = ₹9,333.33. It is also what a lender means by a flat rate.',
          'But the debt shrinks every month, and interest is due only on what is still owed. In the last month that is less than a tenth of the loan. The right instalment is ₹8,884.88, which is ₹448.45 a month less than the guess.',
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          {
            type: 'code',
            language: 'text',
            code: `EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1)

P  loan                  1,00,000
r  rate a month          12% ÷ 12 = 0.01
n  number of months      12

(1 + r)^n = 1.01^12    = 1.126825
EMI = 1,00,000 × 0.01 × 1.126825 ÷ 0.126825
    = 8,884.88`,
            caption: 'The formula, and the example put into it.',
          },
          {
            type: 'code',
            language: 'js',
            code: `function monthlyInstalment(principal, yearlyPercent, months) {
  const rate = yearlyPercent / 12 / 100;
  if (rate === 0) return principal / months;
  const growth = (1 + rate) ** months;
  return (principal * rate * growth) / (growth - 1);
}

monthlyInstalment(100000, 12, 12); // 8884.878867834166`,
            caption: 'The same as a function.',
          },
          'The third line is the one that is forgotten. A loan between friends has a rate of 0, the formula then divides zero by zero, and the screen shows “NaN”. Without interest the answer is simply the loan divided by the months.',
          {
            type: 'table',
            caption: 'Where each instalment goes, rounded to paise every month',
            columns: ['Month', 'Interest', 'Off the debt', 'Still owed'],
            rows: [
              ['1', '₹1,000.00', '₹7,884.88', '₹92,115.12'],
              ['2', '₹921.15', '₹7,963.73', '₹84,151.39'],
              ['11', '₹175.07', '₹8,709.81', '₹8,796.88'],
              ['12', '₹87.97', '₹8,796.88', '₹0.00'],
            ],
          },
          'Add up the last row and you get ₹8,884.85, three paise less than the other eleven. They are what twelve roundings have left over, and somebody has to decide where they go. Here the last instalment takes them, so that the debt ends at exactly zero. In all, ₹6,618.53 of interest is paid. The quick guess said ₹12,000.',
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features',
        blocks: [
          'The other converters are shorter, and each has a place where a plain multiplication goes wrong.',
          {
            type: 'list',
            items: [
              [
                { strong: 'Money in decimals.' },
                ' In JavaScript ',
                { code: '0.1 + 0.2' },
                ' is ',
                { code: '0.30000000000000004' },
                '. An expenses list should add whole paise and put the point in when the total is shown.',
              ],
              [
                { strong: 'A temperature and a difference.' },
                ' A reading of 5 °C is 41 °F. A rise of 5 °C is a rise of 9 °F. The same words, “convert 5 degrees”, have two right answers, so the screen has to say that it converts readings.',
              ],
              [
                { strong: 'Slabs.' },
                ' An electricity bill is seldom units times price. The first units are cheap and later ones cost more, and each price holds only for the units within its own slab.',
              ],
            ],
          },
          'For the last one, an invented tariff: the first 100 units free, the next 100 at ₹2, the rest at ₹5. Then 250 units cost 100 × 0 + 100 × 2 + 50 × 5 = ₹450. Charging all of them at the highest price reached would give ₹1,250.',
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose to Wait with Light',
        blocks: [
          'Light is still marked as coming soon, and it will need more than a list of factors. Lumens say how much light a lamp gives out in all. Lux say how much of it lands on a square metre. 800 lumens spread evenly over four square metres are 200 lux; over two square metres they are 400. There is no factor between the two until somebody states an area, so the screen needs a third field and a sentence of explanation. A converter that left the question out would give a number, and a wrong one.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'Every converter deserves two examples: one whose answer can be checked elsewhere, and one that ought to break it, such as a rate of zero, a bill of no units or a temperature below absolute zero. The first shows that the formula is right. The second is what a visitor will try.',
        ],
      },
    ],
  },
});
