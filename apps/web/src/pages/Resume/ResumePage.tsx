import { resume, resumePage } from '@portfolio/content';
import { Button, LinkButton, ResumeDesk, ResumeSheet } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { paths, projectPath } from '../../paths';
import { SharedResumeQr } from './SharedResumeQr';

/** A link on the site's own page stays on the site, wherever that is served. */
const projects = resume.projects.map((project) => ({
  ...project,
  url: projectPath.href(project.slug),
}));

const fileName = `${resume.name.replaceAll(/\s+/g, '-')}-resume.pdf`;

/** The resume to read, download or print (Specification §2). */
function ResumePage() {
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
          <LinkButton variant="outline" href={paths.contact}>
            Contact Me
          </LinkButton>
        </>
      }
      qr={<SharedResumeQr />}
    >
      <ResumeSheet {...resume} projects={projects} />
    </ResumeDesk>
  );
}

export const page = definePage({ Component: ResumePage, head: () => headOf(resumePage) });
