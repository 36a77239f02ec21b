import { choosePort, loopback } from '../ports';
import { main } from '../workspace';
import { inboxFile, startInbox } from './server';

const developmentPort = '5173';

// Runs the inbox alongside the development servers.
await main(async () => {
  const inbox = await startInbox({
    port: await choosePort('INBOX_PORT', 4175),
    file: inboxFile(),
    siteUrl: `http://${loopback}:${process.env['WEB_PORT'] || developmentPort}`,
  });
  console.log(`Inbox: ${inbox.url}`);
});
