import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from '../../documents';
import type { Services } from '../../schemas/services';
import { documentText } from '../template/moduleText';
import { formatted } from '../template/newEntry';
import { SnapshotError, type SnapshotRequest } from './ask';
import { takeGitHubSnapshot } from './gitHub';
import { takeLeetCodeSnapshot } from './leetCode';

/** What is needed to keep snapshots. */
interface KeepRequest extends Omit<SnapshotRequest, 'username'> {
  /** Whose figures are asked for. */
  services: Pick<Services, 'gitHub' | 'leetCode'>;
  /** The content folder. */
  folder: string;
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
  ...request
}: KeepRequest): Promise<Kept[]> {
  const keep = async (
    title: string,
    name: 'gitHubSnapshot' | 'leetCodeSnapshot',
    service: Services['gitHub' | 'leetCode'],
    take: (request: SnapshotRequest) => Promise<object>,
  ): Promise<Kept> => {
    if (service.provider === 'none') {
      return { isGood: true, message: `${title} is not configured: nothing to keep.` };
    }
    const { file } = documents[name];
    try {
      const figures = await take({ ...request, username: service.username });
      const note = `// \`pnpm snapshot\` writes this file anew from what ${title} says.\n`;
      const text = await formatted(file, documentText(name, figures, note));
      await writeFile(join(folder, file), text);
      return {
        isGood: true,
        message: `${title}: kept the figures of ${request.today} in ${file}.`,
      };
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      return { isGood: false, message: `${error.message} ${file} stays as it is.` };
    }
  };
  return [
    await keep('GitHub', 'gitHubSnapshot', gitHub, takeGitHubSnapshot),
    await keep('LeetCode', 'leetCodeSnapshot', leetCode, takeLeetCodeSnapshot),
  ];
}
