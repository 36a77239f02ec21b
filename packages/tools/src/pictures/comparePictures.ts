import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { findBrowser, launchArgs } from '../browser';
import { serveFolder } from '../serve';
import { messageOf, readJson, repoRoot, ToolError } from '../workspace';
import { Photographer, readStories, steadyArgs, type Shot } from './capture';
import { compare, marked } from './compare';
import { reportPage, type Finding } from './page';
import { decode, encode, type Picture } from './picture';
import { isSameDrawer, type DrawnBy, type Verdict } from './verdict';

const approvedFolder = join(repoRoot, 'packages/ui/pictures');
const approvedByFile = join(approvedFolder, 'drawnBy.json');
const reportFolder = join(repoRoot, 'reports/pictures');
const reportFile = join(reportFolder, 'index.html');
const verdictFile = join(reportFolder, 'verdict.json');
const storybookFolder = join(repoRoot, 'packages/ui/storybook-static');
const approveCommand = 'pnpm pictures --approve';
/** One browser for each of two cores. */
const workers = 2;

const fileIn = (folder: string, name: string) => join(folder, `${name}.png`);

const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.png'))
        .map((file) => file.slice(0, -'.png'.length))
    : [];

/** Lays a picture beside the approved one; keeps what a person needs for judging where they differ. */
function judge(name: string, picture: Picture): Finding | undefined {
  const approvedFile = fileIn(approvedFolder, name);
  const file = encode(picture);
  // As it would be stored: what has not changed is then equal to the last bit.
  const now = decode(file);
  const keepNow = () => writeFileSync(fileIn(join(reportFolder, 'now'), name), file);
  if (!existsSync(approvedFile)) {
    keepNow();
    return { name, kind: 'new' };
  }
  const { isSame, differingPixels, mask } = compare(now, decode(readFileSync(approvedFile)));
  if (isSame) return undefined;
  keepNow();
  copyFileSync(approvedFile, fileIn(join(reportFolder, 'approved'), name));
  writeFileSync(fileIn(join(reportFolder, 'difference'), name), encode(marked(now, mask)));
  return { name, kind: 'changed', differingPixels };
}

/**
 * Takes pictures of all stories of the built Storybook, compares them with the approved ones in `packages/ui/pictures`, and
 * writes a page that shows what differs.
 *
 * @param filter Only pictures whose name matches.
 */
export async function comparePictures(filter = /./): Promise<Verdict> {
  const site = await serveFolder({ root: storybookFolder, port: 0 });
  const executablePath = await findBrowser();
  const args = [...launchArgs(), ...steadyArgs];
  const browsers = await Promise.all(
    Array.from({ length: workers }, () => chromium.launch({ executablePath, args })),
  );
  const findings: Finding[] = [];
  const complaints: string[] = [];
  try {
    const all = await readStories(site.url);
    const shots = all.filter(({ name }) => filter.test(name));
    if (shots.length === 0) throw new ToolError(`No picture's name matches ${filter}.`);
    rmSync(reportFolder, { recursive: true, force: true });
    for (const folder of ['now', 'approved', 'difference']) {
      mkdirSync(join(reportFolder, folder), { recursive: true });
    }
    const queue = shots.values();
    let taken = 0;
    const look = async (photographer: Photographer, shot: Shot) => {
      try {
        const finding = judge(shot.name, await photographer.take(shot));
        if (finding) findings.push(finding);
      } catch (error) {
        complaints.push(`${shot.name}: ${messageOf(error).split('\n')[0]}`);
      }
      taken++;
      if (taken % 100 === 0) console.log(`${taken} of ${shots.length} pictures`);
    };
    const work = async (browser: Browser) => {
      const photographer = new Photographer(browser, site.url);
      for (const shot of queue) await look(photographer, shot);
    };
    await Promise.all(browsers.map(work));
    const names = new Set(all.map(({ name }) => name));
    for (const name of namesIn(approvedFolder)) {
      if (names.has(name) || !filter.test(name)) continue;
      copyFileSync(fileIn(approvedFolder, name), fileIn(join(reportFolder, 'approved'), name));
      findings.push({ name, kind: 'gone' });
    }
    const [major = ''] = browsers[0]!.version().split('.');
    const verdict: Verdict = {
      drawnBy: { chromium: major, platform: process.platform },
      approvedBy: existsSync(approvedByFile) ? (readJson(approvedByFile) as DrawnBy) : undefined,
      total: shots.length,
      findings: findings.sort((a, b) => a.name.localeCompare(b.name)),
      complaints,
    };
    writeFileSync(verdictFile, JSON.stringify(verdict));
    writeFileSync(reportFile, reportPage(verdict.findings, approveCommand));
    return verdict;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await site.close();
  }
}

/** Says in the terminal which pictures differ, where to look at them, and how to approve them. */
export function tellPictures(verdict: Verdict): void {
  const { approvedBy, findings, complaints, total } = verdict;
  for (const complaint of complaints) console.log(complaint);
  for (const { name, kind } of findings) console.log(`${kind.padEnd(8)} ${name}`);
  if (findings.length > 0) {
    console.log(`\n${findings.length} differ. Look at them: ${pathToFileURL(reportFile).href}`);
    console.log(`If they are as they should be: ${approveCommand}`);
    if (approvedBy && !isSameDrawer(verdict)) {
      console.log(
        `The approved ones were drawn by Chromium ${approvedBy.chromium} on ${approvedBy.platform}, which may be all.`,
      );
    }
  } else if (complaints.length === 0) console.log(`All ${total} pictures are as approved.`);
}

/**
 * Makes what the last comparison found the approved state: exactly the pictures that were looked at.
 *
 * @throws ToolError when there was no comparison.
 */
export function approvePictures(filter = /./): void {
  if (!existsSync(verdictFile)) throw new ToolError('Run `pnpm pictures` first, and look at it.');
  const { drawnBy, findings } = readJson(verdictFile) as Verdict;
  const approved = findings.filter(({ name }) => filter.test(name));
  mkdirSync(approvedFolder, { recursive: true });
  for (const { name, kind } of approved) {
    const file = fileIn(approvedFolder, name);
    if (kind === 'gone') rmSync(file, { force: true });
    else copyFileSync(fileIn(join(reportFolder, 'now'), name), file);
  }
  writeFileSync(approvedByFile, `${JSON.stringify(drawnBy, undefined, 2)}\n`);
  console.log(`Approved: ${approved.length}`);
}
