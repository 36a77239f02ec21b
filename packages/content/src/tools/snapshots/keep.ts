import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from '../../documents';
import type { Services } from '../../schemas/services';
import { documentText } from '../template/fileText';
import {
  SnapshotError,
  takeGitHubSnapshot,
  takeLeetCodeSnapshot,
  type SnapshotRequest,
} from './figures';

/** What is needed to keep snapshots. */
interface KeepRequest extends Omit<SnapshotRequest, 'username'> {
  /** Whose figures are asked for. */
  services: Pick<Services, 'gitHub' | 'leetCode'>;
  /** The content folder. */
  folder: string;
}

/**
 * Asks the services of the two cards for their figures, and writes each answer as a file of the content folder. Where there is none, the file
 * stays as it is.
 *
 * @returns what became of each, as a sentence for the owner
 */
export async function keepSnapshots({
  services: { gitHub, leetCode },
  folder,
  ...request
}: KeepRequest): Promise<{ isGood: boolean; message: string }[]> {
  const keep = async (
    title: string,
    name: 'gitHubSnapshot' | 'leetCodeSnapshot',
    service: Services['gitHub' | 'leetCode'],
    take: (request: SnapshotRequest) => Promise<object>,
  ) => {
    if (service.provider === 'none') {
      return { isGood: true, message: `${title} is not configured: nothing to keep.` };
    }
    const { file } = documents[name];
    const note = `\`pnpm snapshot\` rewrites this file with the current figures from ${title}.`;
    const path = join(folder, file);
    try {
      const figures = await take({ ...request, username: service.username });
      await writeFile(path, documentText(path, file.replace('.yaml', ''), figures, note));
      const message = `${title}: kept the figures of ${request.today} in ${file}.`;
      return { isGood: true, message };
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      return { isGood: false, message: `${title} ${error.message}. ${file} stays as it is.` };
    }
  };
  return [
    await keep('GitHub', 'gitHubSnapshot', gitHub, takeGitHubSnapshot),
    await keep('LeetCode', 'leetCodeSnapshot', leetCode, takeLeetCodeSnapshot),
  ];
}
