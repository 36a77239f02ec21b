import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from '../../documents';
import type { Services } from '../../schemas/services';
import { formatted } from '../template/newEntry';
import { SnapshotError } from './ask';
import { takeGitHubSnapshot } from './gitHub';
import { takeLeetCodeSnapshot } from './leetCode';

/** What is needed to keep snapshots. */
interface KeepRequest {
  /** Whose figures are asked for. */
  services: Pick<Services, 'gitHub' | 'leetCode'>;
  /** The content folder. */
  folder: string;
  /** The day, as year-month-day. */
  today: string;
  /** A token for GitHub. */
  token?: string | undefined;
  /** Other addresses than the services' own. */
  apis?: { gitHub: string; leetCode: string };
}

/** What became of a snapshot. */
export interface Kept {
  isGood: boolean;
  /** A sentence for the owner. */
  message: string;
}

/**
 * Asks the services of the two cards for their figures, and writes each answer as a file of the content folder. Where there is none, the file
 * stays as it is.
 */
export async function keepSnapshots({
  services: { gitHub, leetCode },
  folder,
  today,
  token,
  apis,
}: KeepRequest): Promise<Kept[]> {
  const keep = async (
    service: string,
    document: 'gitHubSnapshot' | 'leetCodeSnapshot',
    take: (() => Promise<object>) | undefined,
  ): Promise<Kept> => {
    if (!take) return { isGood: true, message: `${service} is not configured: nothing to keep.` };
    const { file } = documents[document];
    try {
      await writeFile(join(folder, file), await moduleText(service, document, await take()));
      return { isGood: true, message: `${service}: kept the figures of ${today} in ${file}.` };
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      return { isGood: false, message: `${error.message} ${file} stays as it is.` };
    }
  };
  return [
    await keep(
      'GitHub',
      'gitHubSnapshot',
      gitHub.provider === 'none'
        ? undefined
        : () => takeGitHubSnapshot({ username: gitHub.username, today, token, api: apis?.gitHub }),
    ),
    await keep(
      'LeetCode',
      'leetCodeSnapshot',
      leetCode.provider === 'none'
        ? undefined
        : () => takeLeetCodeSnapshot({ username: leetCode.username, today, api: apis?.leetCode }),
    ),
  ];
}

/** The text of a snapshot's file, in the style of the others. */
async function moduleText(service: string, document: string, snapshot: object): Promise<string> {
  const text = `import { defineDocument } from '@portfolio/content/define';

// \`pnpm snapshot\` writes this file anew from what ${service} says.
export default defineDocument('${document}', ${JSON.stringify(snapshot, null, 2)});
`;
  return formatted('snapshot.ts', text);
}
