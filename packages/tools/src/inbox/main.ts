import { choosePort, loopback } from '../ports';
import { main } from '../workspace';
import { inboxFile, startInbox } from './server';

/** Where the site's development server is, unless WEB_PORT moves it. */
const developmentPort = '5173';

/** The inbox by itself, beside the development servers. */
await main(async () => {
  const inbox = await startInbox({
    port: await choosePort('INBOX_PORT', 4175),
    file: inboxFile(),
    siteUrl: `http://${loopback}:${process.env['WEB_PORT'] || developmentPort}`,
  });
  console.log(`Inbox: ${inbox.url}`);
});
