/** The sites that forms and services are tested on: the built one, and the same with other services. */
export type SiteName = 'built' | 'configured' | 'generic';

/** What the owner of each of the other sites has configured. */
export const environments: Record<Exclude<SiteName, 'built'>, Record<string, string>> = {
  configured: {
    PORTFOLIO_CONTACT_FORM: 'formsubmit:owner-alias',
    PORTFOLIO_FEEDBACK_FORM: 'formspree:abcdefgh',
    // Turnstile's own key for tests; the widget is stood in for here.
    PORTFOLIO_BOT_CHECK: 'turnstile:1x00000000000000000000AA',
    PORTFOLIO_CHATBOT: 'tawk:property/widget',
    // Somebody whose figures are not kept.
    PORTFOLIO_LEETCODE: 'leetcard:somebody',
    PORTFOLIO_GITHUB: 'readme-stats:somebody',
  },
  generic: {
    PORTFOLIO_CONTACT_FORM: 'https://forms.example.com/contact',
    PORTFOLIO_FEEDBACK_FORM: 'https://forms.example.com/feedback https://api.example.com/feedback',
    PORTFOLIO_CHATBOT: 'chatbase:bot-id',
    PORTFOLIO_TRANSLATION: 'none',
  },
};

/** The folder of a built site, from `apps/web`. */
export const folderOf = (name: SiteName) =>
  name === 'built' ? 'dist' : `node_modules/.e2e/${name}`;
