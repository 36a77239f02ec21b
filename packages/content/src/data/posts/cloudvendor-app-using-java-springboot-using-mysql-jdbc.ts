import { definePost } from '../../define';
import { sample } from '../../sample';

export default definePost({
  slug: 'cloudvendor-app-using-java-springboot-using-mysql-jdbc',
  order: 1,
  title: 'Cloud vendor CRUD backend in Java 17, Spring Boot and MySQL',
  content:
    'Create, read, update, delete: the update looks dullest and hides the most. One line of JDBC, what it counts, and what a client should be told when nothing was changed.',
  image: {
    art: 'covers/cloudvendor',
    alt: 'A database drum with three rows of records; two woven lines come in from the left and two go out to the right, and a bright dot lies on top.',
  },
  tile: 'ink',
  date: '2025-06-20',
  category: 'Backend Development',
  link: { kind: 'page' },
  page: {
    subtitle: 'What one UPDATE statement has to answer before it deserves a 204.',
    badge: 'Backend Development',
    publishedOn: '2025-06-20',
    updatedOn: '2025-06-20',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample('https://example.com/cloud-vendor', 'the repository of this project'),
    },
    description:
      'The update of a CRUD backend, line by line: Java records, a prepared statement, a row count with a trap in it, and two people saving at once.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'CloudVendor keeps records of vendors in MySQL and offers the four usual operations over HTTP. The ',
              {
                link: 'project page',
                href: '/projects/projectdetail/cloudvendor-app-using-java-springboot-using-mysql-jdbc',
              },
              ' describes it as a whole. This post looks at one of the four.',
            ],
          },
          'The update seems to have the least to say for itself: find the vendor, replace its details, answer. It is also the one that can fail in ways that look like success.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'Three questions have to be answered before a client may be told that all is well.',
          {
            type: 'list',
            ordered: true,
            items: [
              'Was there a vendor with this id?',
              'If the new details equal the old ones, is that a success?',
              'Has somebody else changed the same vendor since this client read it?',
            ],
          },
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          'Java 17 lets the two shapes of the data be written in two lines. They differ in one field, and that difference is worth having.',
          {
            type: 'code',
            language: 'java',
            code: `record Vendor(long id, String name, String city, String phone) {}

record VendorDetails(String name, String city, String phone) {}`,
            caption: 'What is stored, and what a client may send.',
          },
          {
            type: 'paragraph',
            text: [
              { code: 'VendorDetails' },
              ' has no id. The id of an update stands in the address, and if the body could hold one as well, somebody would have to decide what to do when the two disagree. A case that cannot be written needs no decision.',
            ],
          },
          {
            type: 'code',
            language: 'java',
            code: `@Repository
class VendorRepository {
  private final JdbcTemplate jdbc;

  VendorRepository(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  /** Returns false when there is no vendor with this id. */
  boolean update(long id, VendorDetails to) {
    String sql = "UPDATE vendor SET name = ?, city = ?, phone = ? WHERE id = ?";
    return jdbc.update(sql, to.name(), to.city(), to.phone(), id) == 1;
  }
}`,
            caption: 'A sketch of the repository: one prepared statement, one row count.',
          },
          {
            type: 'code',
            language: 'java',
            code: `@PutMapping("/vendors/{id}")
ResponseEntity<Void> update(
    @PathVariable("id") long id, @RequestBody VendorDetails to) {
  return vendors.update(id, to)
      ? ResponseEntity.noContent().build()
      : ResponseEntity.notFound().build();
}`,
            caption: 'The controller turns the answer into a status.',
          },
          'It is tempting to read the vendor first and update it afterwards. Between these two statements another request can delete it, so the careful version is both slower and wrong. The row count of the update itself answers the first question in one step.',
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features of a Row Count',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'The second question hides in ',
              { code: '== 1' },
              '. Left to itself, MySQL counts the rows that an update has changed. A client that sends the present details once more changes nothing, the count is 0, and the code above would answer 404 for a vendor that is plainly there.',
            ],
          },
          {
            type: 'paragraph',
            text: [
              'It does not, because Connector/J, the JDBC driver for MySQL, asks the server to count the rows that were found. That is its default; ',
              { code: 'useAffectedRows=true' },
              ' in the connection address turns it off. So the line is right for a reason that stands nowhere near it.',
            ],
          },
          {
            type: 'note',
            text: 'Code that depends on a default of another program wants a test that says so. Here it is a short one: send the same update twice and expect 204 both times.',
          },
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose a Version Column',
        blocks: [
          'The third question is the common one in an office. Two people open the same vendor. One corrects the telephone number, the other the city, and whoever saves last puts the old value of the other field back. Nobody sees an error.',
          {
            type: 'code',
            language: 'sql',
            code: `UPDATE vendor
   SET name = ?, city = ?, phone = ?, version = version + 1
 WHERE id = ? AND version = ?;`,
            caption: 'The next step, as a sketch: the client sends back the version that it read.',
          },
          'If the version has moved on in the meantime, no row is found and the answer is 409 instead of a silent loss. The price is a column, a field in each answer and a client that knows what to do with a conflict. For a list that one person edits I would leave it out. From the second editor on I would not.',
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'Statuses that can be relied on make the clients simpler. Networks drop answers, and a client that has heard nothing has to know whether it may ask again.',
          {
            type: 'table',
            caption: 'What a client may do after a time-out',
            columns: ['Operation', 'May it be repeated?', 'What the repetition may answer'],
            rows: [
              ['Read', 'Yes', 'The same'],
              ['Update', 'Yes', '204 again, since the details are the same'],
              ['Delete', 'Yes', '404, which here means that it is gone'],
              ['Create', 'Not blindly', 'A second vendor with the same details'],
            ],
          },
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'The whole update is one statement and one comparison, and the work lies in finding out what the comparison compares. The question is worth putting to every number that a library returns: of what, exactly, is this the count?',
        ],
      },
    ],
  },
});
