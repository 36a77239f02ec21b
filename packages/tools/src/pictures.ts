import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { findBrowser, launchArgs } from './browser';
import { compare, marked } from './pictures/compare';
import { Photographer, readStories, steadyArgs, type Shot } from './pictures/capture';
import { reportPage, type Finding } from './pictures/page';
import { decode, encode, type Picture } from './pictures/picture';
import { serveFolder } from './serve';
import { main, messageOf, readJson, repoRoot, run, ToolError } from './workspace';

const approvedFolder = join(repoRoot, 'packages/ui/pictures');
const reportFolder = join(repoRoot, 'reports/pictures');
const storybookFolder = join(repoRoot, 'packages/ui/storybook-static');
const findingsFile = join(reportFolder, 'findings.json');
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

/** Takes all pictures and compares them. Returns what differs, and a sentence for each that could not be taken. */
async function compareAll(filter: RegExp): Promise<{ findings: Finding[]; complaints: string[] }> {
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
      if (taken % 50 === 0) console.log(`${taken} of ${shots.length}`);
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
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await site.close();
  }
  return { findings: findings.sort((a, b) => a.name.localeCompare(b.name)), complaints };
}

/** Makes what the last comparison found the approved state: exactly the pictures that were looked at. */
function approve(filter: RegExp): void {
  if (!existsSync(findingsFile)) throw new ToolError('Run `pnpm pictures` first, and look at it.');
  const findings = (readJson(findingsFile) as Finding[]).filter(({ name }) => filter.test(name));
  mkdirSync(approvedFolder, { recursive: true });
  for (const { name, kind } of findings) {
    const file = fileIn(approvedFolder, name);
    if (kind === 'gone') rmSync(file, { force: true });
    else copyFileSync(fileIn(join(reportFolder, 'now'), name), file);
  }
  console.log(`Approved: ${findings.length}`);
}

/**
 * The root's `pictures`: compares pictures of all stories with the approved ones in `packages/ui/pictures`, and writes a page
 * that shows what differs. `--approve` makes what that run found the approved state, `--filter <pattern>` means those alone
 * whose name matches, `--no-build` takes the Storybook that is there.
 *
 * It is a command of its own and no part of `test`: browsers of another version may break lines elsewhere, and then it is for a
 * person to say which is right.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      approve: { type: 'boolean', default: false },
      filter: { type: 'string', default: '' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const filter = new RegExp(values.filter);
  if (values.approve) return approve(filter);
  const build = ['run', 'build:storybook', '--filter=@portfolio/ui'];
  if (!values['no-build'] && (await run('turbo', build)) !== 0) {
    throw new ToolError('The build failed: see above. No picture was taken.');
  }
  const { findings, complaints } = await compareAll(filter);
  writeFileSync(findingsFile, JSON.stringify(findings));
  const report = join(reportFolder, 'index.html');
  writeFileSync(report, reportPage(findings, approveCommand));
  for (const complaint of complaints) console.log(complaint);
  for (const { name, kind } of findings) console.log(`${kind.padEnd(8)} ${name}`);
  if (findings.length > 0) {
    console.log(`\n${findings.length} differ. Look at them: ${pathToFileURL(report).href}`);
    console.log(`If they are as they should be: ${approveCommand}`);
  } else if (complaints.length === 0) console.log('All pictures are as approved.');
  process.exitCode = findings.length + complaints.length > 0 ? 1 : 0;
});
