import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf, ToolError } from '../workspace';

/** A posted field. Names may repeat, as with checkboxes. */
export type Field = readonly [name: string, value: string];

/** How a message was sent: by the browser (`page`) or by a script (`formsubmit`). The FormSubmit service replies differently to each. */
export type Protocol = 'page' | 'formsubmit';

export interface Message {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The form's name in the URL, e.g. `contact`. */
  form: string;
  protocol: Protocol;
  /** Fields of the message, in the form's order. */
  fields: Field[];
  /** Fields that are not part of the message, such as the honeypot and the bot check token. */
  control: Field[];
  /** URL of the form's page, if the browser sent it. */
  page: string | null;
}

function readMessages(file: string): Message[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Message);
}

/** Returns an id that is the same if a message is sent again, unlike the stored `id`. */
const sentIdOf = ({ form, control }: Pick<Message, 'form' | 'control'>) => {
  const [, id] = control.find(([name]) => name === 'messageId') ?? [];
  return id && `${form} ${id}`;
};

/**
 * Opens the messages file. If its folder is missing, creates one that only this user can read.
 *
 * @param file path; if undefined, messages are kept in memory
 * @throws ToolError if the file cannot be read
 */
export function openStore(file?: string) {
  const messages: Message[] = [];
  // Reads the file every time, because another inbox may have written to it.
  const all = () => (file ? readMessages(file) : messages);
  const sentIds = new Set<string | undefined>();
  try {
    if (file) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    for (const message of all()) sentIds.add(sentIdOf(message));
  } catch (error) {
    throw new ToolError(
      `The inbox's file ${file} could not be read: ${messageOf(error)}. ` +
        'Move it, or set INBOX_FILE to another file.',
    );
  }
  return {
    /** Adds a message unless it is already stored. */
    add(message: Omit<Message, 'id' | 'receivedAt'>): void {
      const sentId = sentIdOf(message);
      if (sentId && sentIds.has(sentId)) return;
      sentIds.add(sentId);
      const receivedAt = new Date().toISOString();
      const added = { id: crypto.randomUUID(), receivedAt, ...message };
      if (file) appendFileSync(file, `${JSON.stringify(added)}\n`, { mode: 0o600 });
      else messages.push(added);
    },
    list: () => [...all()].reverse(),
  };
}
