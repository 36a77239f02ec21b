import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from '../../documents';
import type { Services } from '../../schemas/services';
import { documentText } from '../template/fileText';
import {
  SnapshotError,
  fetchGitHubSnapshot,
  fetchLeetCodeSnapshot,
  type SnapshotRequest,
} from './figures';

interface SaveRequest extends Omit<SnapshotRequest, 'username'> {
  /** The configured services, with the user to request statistics for. */
  services: Pick<Services, 'gitHub' | 'leetCode'>;
  folder: string;
}

/**
 * Requests the statistics for both cards and writes them to the content folder. If a service fails, its file is kept.
 *
 * @returns the outcome for each service, with a sentence for the owner
 */
export async function saveSnapshots({
  services: { gitHub, leetCode },
  folder,
  ...request
}: SaveRequest): Promise<{ isSuccess: boolean; message: string }[]> {
  const save = async (
    title: string,
    name: 'gitHubSnapshot' | 'leetCodeSnapshot',
    service: Services['gitHub' | 'leetCode'],
    fetchFigures: (request: SnapshotRequest) => Promise<object>,
  ) => {
    if (service.provider === 'none') {
      return { isSuccess: true, message: `${title} is not configured; nothing to save.` };
    }
    const { file } = documents[name];
    const note = `\`pnpm snapshot\` rewrites this file with the current figures from ${title}.`;
    const path = join(folder, file);
    try {
      const figures = await fetchFigures({ ...request, username: service.username });
      await writeFile(path, documentText(path, file.replace('.yaml', ''), figures, note));
      const message = `${title}: saved the figures of ${request.today} in ${file}.`;
      return { isSuccess: true, message };
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      return { isSuccess: false, message: `${title} ${error.message}. ${file} was not changed.` };
    }
  };
  return [
    await save('GitHub', 'gitHubSnapshot', gitHub, fetchGitHubSnapshot),
    await save('LeetCode', 'leetCodeSnapshot', leetCode, fetchLeetCodeSnapshot),
  ];
}
