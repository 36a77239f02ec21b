export type { Fault } from './replies';
export { inboxFile, startInbox, type Inbox } from './server';
export type { Message } from './store';
