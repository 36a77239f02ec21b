import { defineProject } from '../../define';
import { sample } from '../../sample';

export default defineProject({
  slug: 'cloudvendor-app-using-java-springboot-using-mysql-jdbc',
  order: 7,
  name: 'CloudVendor app using Java Spring Boot and MySQL',
  category: 'Software Applications',
  tile: 'ink',
  image: {
    art: 'covers/cloudvendor',
    alt: 'A database drum with three rows of records; two woven lines come in from the left and two go out to the right, and a bright dot lies on top.',
  },
  link: { kind: 'page' },
  page: {
    title: 'CloudVendor app using Java Spring Boot and MySQL',
    subtitle: 'A small backend that keeps vendor records: create, read, update, delete.',
    badge: 'Software',
    publishedOn: '2025-06-20',
    updatedOn: '2025-06-20',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample('https://example.com/cloud-vendor', 'the repository of this project'),
    },
    description:
      'A CRUD backend for vendor records in Java 17 with Spring Boot, storing its data in MySQL through JDBC.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          'Every business that buys something keeps a list of whom it buys from. The list tends to live in a spreadsheet with a copy on each desk, and after some months no two copies agree on a telephone number.',
          'CloudVendor is the service that such a list should sit behind. It keeps vendor records in one database and lets other programs create, read, update and delete them over HTTP. It has no screens of its own: a web page, a phone app or a script can all be its clients.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          {
            type: 'table',
            caption: 'What the service is made of',
            columns: ['Part', 'Used for'],
            rows: [
              ['Java 17', 'The language: records and switch expressions shorten the plain parts'],
              ['Spring Boot', 'Receiving requests, wiring the parts together, the built-in server'],
              ['JDBC', 'Talking to the database in SQL that can be read in the code'],
              ['MySQL', 'Keeping the records'],
            ],
          },
          'The project is deliberately narrow. One kind of record and four operations leave room to do each operation properly, including the cases in which it should refuse.',
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features',
        blocks: [
          'The addresses follow the usual form, here as an example:',
          {
            type: 'table',
            caption: 'The operations and their answers (a sketch)',
            columns: ['Request', 'Does', 'Success', 'Refusal'],
            rows: [
              ['POST /vendors', 'Creates a vendor', '201', '400 when a field is missing'],
              ['GET /vendors', 'Lists all vendors', '200', 'None'],
              ['GET /vendors/{id}', 'Reads one vendor', '200', '404 when there is none'],
              ['PUT /vendors/{id}', 'Replaces its details', '204', '404 when there is none'],
              ['DELETE /vendors/{id}', 'Removes it', '204', '404 when there is none'],
            ],
          },
          'The last column deserves as much attention as the third. A client that is told 404 knows that it holds an old id; a client that is told 200 with an empty body has to guess.',
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          'A request passes through three layers, and each of them knows about one thing only.',
          {
            type: 'list',
            ordered: true,
            items: [
              [
                'The ',
                { strong: 'controller' },
                ' knows HTTP. It reads the address and the body, and chooses the status of the answer.',
              ],
              [
                'The ',
                { strong: 'service' },
                ' knows the rules, such as what a vendor must have before it may be stored.',
              ],
              [
                'The ',
                { strong: 'repository' },
                ' knows SQL. It sends a prepared statement over JDBC and turns rows into vendors.',
              ],
            ],
          },
          {
            type: 'code',
            language: 'sql',
            code: `CREATE TABLE vendor (
  id    BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name  VARCHAR(120) NOT NULL,
  city  VARCHAR(80)  NOT NULL,
  phone VARCHAR(20)  NOT NULL
);`,
            caption:
              'An example of the table. A telephone number is text: it may begin with + or 0.',
          },
          'The values of a request never become part of the SQL text. They travel beside it as parameters, so a vendor whose name contains a quotation mark is stored like any other, and a request that tries to smuggle in a command stores a strange name.',
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'There is one copy of each record, and a correction reaches everybody who reads it. Since the layers meet at narrow places, the rules can be tested without a database, and the SQL without a web server. Someone new to the code can follow a request from address to table in three files.',
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose JDBC',
        blocks: [
          'An object mapper would have written the SQL by itself. For one table the saving is small, and there is a price: the statement that runs is no longer the statement on the page. With JDBC every query can be read, copied into a MySQL console and explained there. For a schema of forty related tables I would weigh it again.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'Create, read, update and delete are four words on every backend developer’s list. This project takes them slowly: what each should answer when all is well, and what it should answer when it is not. ',
              {
                link: 'The blog post',
                href: '/blogs/blogdetail/cloudvendor-app-using-java-springboot-using-mysql-jdbc',
              },
              ' shows the code of the update, which hides the most.',
            ],
          },
        ],
      },
    ],
  },
});
