import { loopback } from '../ports';
import { main } from '../workspace';
import { inboxFile, startInbox } from './server';

/** Runs the inbox alongside the development servers. If its port is in use, probably by `pnpm start`, uses the inbox there. */
await main(async () => {
  const port = Number(process.env['INBOX_PORT'] || 4175);
  const siteUrl = `http://${loopback}:${process.env['WEB_PORT'] || 5173}`;
  try {
    const inbox = await startInbox({ port, file: inboxFile(), siteUrl });
    console.log(`Inbox: ${inbox.url}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.log(
      `Inbox: http://${loopback}:${port}, which is running already. To start another, set INBOX_PORT.`,
    );
  }
});
