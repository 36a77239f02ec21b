import { hrefTo, resumePage, type Resume } from '@portfolio/content';
import { Button, LinkButton, ResumeDesk, ResumeSheet } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { SharedResumeQr } from './SharedResumeQr';

/** The resume to read, download or print. */
function ResumePage({ data }: { data: Resume }) {
  const fileName = `${data.name.replaceAll(/\s+/g, '-')}-resume.pdf`;
  // A link on the site's own page stays on the site, wherever that is served.
  const projects = data.projects.map((project) => ({
    ...project,
    url: hrefTo('project', project.slug),
  }));
  return (
    <ResumeDesk
      heading={resumePage.heading}
      actions={
        <>
          <LinkButton href={`${import.meta.env.BASE_URL}resume.pdf`} download={fileName}>
            Download Resume
          </LinkButton>
          <Button variant="outline" onClick={() => window.print()}>
            Print Resume
          </Button>
          <LinkButton variant="outline" href={hrefTo('contact')}>
            Contact Me
          </LinkButton>
        </>
      }
      qr={<SharedResumeQr documentUrl={data.documentUrl} />}
    >
      <ResumeSheet {...data} projects={projects} />
    </ResumeDesk>
  );
}

export const page = definePage<Resume>({ Component: ResumePage, head: () => headOf(resumePage) });
