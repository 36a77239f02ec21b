export { type Misbehaviour, type MisbehaviourMode } from './misbehaviour';
export { inboxFile, startInbox, type Inbox, type InboxOptions } from './server';
export type { Message } from './store';
