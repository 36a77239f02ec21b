import { files, hasPage, hrefTo, resumePage, settings, type Resume } from '@portfolio/content';
import { ResumeView } from '@portfolio/ui';
import { listedPage } from '../../page';
import { SharedResumeQr } from './SharedResumeQr';

function ResumePage({ data }: { data: Resume }) {
  // A link on the site's own page stays on the site, wherever that is served.
  const projects = data.projects.map((project) => ({
    ...project,
    url: project.url?.startsWith(`${data.url}/`) ? project.url.slice(data.url.length) : project.url,
  }));
  return (
    <ResumeView
      heading={resumePage.heading}
      resume={{ ...data, projects, revealMs: settings.scrollReveal.defaultMs }}
      pdf={
        __HAS_RESUME_PDF__
          ? {
              href: import.meta.env.BASE_URL + files.resumePdf.slice(1),
              fileName: `${data.name.replaceAll(/\s+/g, '-')}-resume.pdf`,
            }
          : undefined
      }
      contactHref={hasPage('contact') ? hrefTo('contact') : `mailto:${data.email}`}
      onPrint={() => window.print()}
      qr={<SharedResumeQr documentUrl={data.documentUrl} />}
    />
  );
}

export const page = listedPage(resumePage, ResumePage);
