import { loopback, portFrom } from '../ports';
import { main } from '../workspace';
import { inboxFile, startInbox } from './server';

/** Where the site's development server is, unless WEB_PORT moves it. */
const developmentPort = '5173';

/** The inbox by itself, beside the development servers. */
await main(async () => {
  const inbox = await startInbox({
    port: portFrom('INBOX_PORT'),
    portVariable: 'INBOX_PORT',
    file: inboxFile(),
    siteUrl: `http://${loopback}:${process.env['WEB_PORT'] || developmentPort}`,
  });
  console.log(`Inbox: ${inbox.url}`);
});
