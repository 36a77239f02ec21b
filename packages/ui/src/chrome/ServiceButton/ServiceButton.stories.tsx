import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { LanguageSelect } from './LanguageSelect';
import { ServiceButton } from './ServiceButton';

const meta = preview.meta({
  title: 'Forms and actions/ServiceButton (chat, language switcher)',
  id: 'chrome-servicebutton',
  component: ServiceButton,
  subcomponents: { LanguageSelect },
  args: { label: 'Chat', status: '', onClick: fn() },
});

export const Default = meta.story();

export const Failed = meta.story({ args: { status: 'Chat is unavailable right now.' } });

const onChange = fn();
const languages = [
  { code: 'en', name: 'English' },
  { code: 'ta', name: 'தமிழ்' },
  { code: 'ar', name: 'العربية' },
];

export const Languages = meta.story({
  render: () => (
    <>
      <LanguageSelect
        label="Read this site in"
        value="en"
        languages={languages}
        onChange={onChange}
      />
      <LanguageSelect
        label="Lies diese Seite auf"
        value="ta"
        note="Translated by Google"
        languages={languages}
        onChange={onChange}
      />
    </>
  ),
});

export const LongText = meta.story({
  args: {
    label: 'Sich mit dem Betreiber dieser Seite unterhalten',
    status: 'Das Gespräch ist von hier aus zurzeit leider nicht zu erreichen.',
  },
  render: (args) => (
    <>
      <ServiceButton {...args} />
      <LanguageSelect
        label="Read this site in one of the following languages"
        languages={[
          { code: 'de-AT', name: 'Deutsch, wie es in Österreich und in Südtirol gesprochen wird' },
        ]}
        value="de-AT"
        onChange={onChange}
        note="Machine translation; some technical terms and names may be wrong"
      />
    </>
  ),
});
