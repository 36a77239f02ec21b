import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { messageOf, ToolError } from '../workspace';

/** A field as it was posted. A name may come more than once, as checkboxes do. */
export type Field = readonly [name: string, value: string];

/** How a message was sent: as a page, or by a script, which FormSubmit answers otherwise. */
export type Protocol = 'page' | 'formsubmit';

/** A message on its way into the store. */
export interface NewMessage {
  /** The form's name in the address, e.g. `contact`. */
  form: string;
  protocol: Protocol;
  /** What the visitor filled in, in the order of the form. */
  fields: Field[];
  /** What the form said to the service: honeypot, the bot check's token and the like. */
  control: Field[];
  /** Address of the page that the form stands on, where the browser told. */
  page: string | null;
}

/** A message in the store. */
export interface Message extends NewMessage {
  id: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** ISO 8601, UTC; null while the message is unread. */
  readAt: string | null;
}

/**
 * The library marks a file as in use with a folder beside it, for the length of one statement. A process that was
 * killed within that millisecond leaves the folder behind, and every later start would find the file in use.
 */
const staleLockMs = 1500;

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    read_at TEXT,
    form TEXT NOT NULL,
    protocol TEXT NOT NULL,
    fields TEXT NOT NULL,
    control TEXT NOT NULL,
    page TEXT
  );
`;

const select = `
  SELECT id, received_at AS receivedAt, read_at AS readAt, form, protocol, fields, control, page
  FROM messages ORDER BY id DESC
`;

/** The row's columns are written by this file alone, so their types are known. */
const messageFrom = ({ fields, control, ...row }: Record<string, unknown>) =>
  ({
    ...row,
    fields: JSON.parse(fields as string),
    control: JSON.parse(control as string),
  }) as Message;

function open(file: string): Database {
  const database = new sqlite.Database(file);
  database.exec(`PRAGMA busy_timeout = ${staleLockMs};`);
  try {
    database.exec(schema);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Opens the database file, and makes it and its folder (readable by this account alone) where they are not there yet.
 *
 * @param file A path, or `:memory:` for a store that ends with the process.
 * @returns its messages. All calls are synchronous and durable when they return.
 * @throws ToolError when the file cannot be opened or is no database.
 */
export function openStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = `${file}.lock`;
  let database: Database;
  try {
    const wasLocked = existsSync(lock);
    try {
      database = open(file);
    } catch (error) {
      // Only a lock that was there before and outlasted the wait is removed, never one that others keep taking anew.
      if (!wasLocked || !existsSync(lock)) throw error;
      rmdirSync(lock);
      database = open(file);
    }
  } catch (error) {
    throw new ToolError(
      `The inbox's file ${file} could not be opened: ${messageOf(error)}. ` +
        'Move it away, or name another with INBOX_FILE.',
    );
  }

  const change = (sql: string, values: (string | number | null)[]) =>
    database.run(sql, values).changes > 0;

  return {
    add({ form, protocol, fields, control, page }: NewMessage) {
      change(
        'INSERT INTO messages (received_at, form, protocol, fields, control, page) VALUES (?, ?, ?, ?, ?, ?)',
        [
          new Date().toISOString(),
          form,
          protocol,
          JSON.stringify(fields),
          JSON.stringify(control),
          page,
        ],
      );
    },
    /** All messages, newest first. */
    list: () => database.all(select).map(messageFrom),
    /** Returns whether there is such a message. */
    setRead: (id: number, isRead: boolean) =>
      change('UPDATE messages SET read_at = ? WHERE id = ?', [
        isRead ? new Date().toISOString() : null,
        id,
      ]),
    /** Returns whether there was such a message. */
    remove: (id: number) => change('DELETE FROM messages WHERE id = ?', [id]),
    close: () => database.close(),
  };
}
