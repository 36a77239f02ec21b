import { files, hasPage, hrefTo, resumePage, settings, type Resume } from '@portfolio/content';
import { ResumeView } from '@portfolio/ui';
import { listedPage } from '../../page';
import { SharedResumeQr } from './SharedResumeQr';

const fileNameOf = ({ name, fileName }: Resume) =>
  (import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' && fileName) ||
  `${name.replaceAll(/\s+/g, '-')}-resume`;

function ResumePage({ data }: { data: Resume }) {
  // Makes links to this site relative, so that they work on any host.
  const projects = data.projects.map((project) => ({
    ...project,
    url: project.url?.startsWith(`${data.url}/`) ? project.url.slice(data.url.length) : project.url,
  }));
  const download = (file: string) =>
    import.meta.env.PORTFOLIO_RESUME_PDF !== 'none'
      ? {
          href: import.meta.env.BASE_URL + file.slice(1),
          fileName: fileNameOf(data) + file.slice(file.indexOf('.')),
        }
      : undefined;
  return (
    <ResumeView
      heading={resumePage.heading}
      resume={{
        ...data,
        projects,
        siteHref: hrefTo('home'),
        revealMs: settings.scrollReveal.defaultMs,
      }}
      pdf={download(files.resumePdf)}
      docx={download(files.resumeDocx)}
      contactHref={hasPage('contact') ? hrefTo('contact') : `mailto:${data.email}`}
      onPrint={() => window.print()}
      qr={<SharedResumeQr documentUrl={data.documentUrl} />}
    />
  );
}

export const page = listedPage(resumePage, ResumePage);
