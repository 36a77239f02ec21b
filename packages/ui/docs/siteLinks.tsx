import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { splitName } from '../.storybook/titles';
import { below, colour, font, onTile, radius, size, space, tileVars } from '../src/theme';
import { Cards, Note, Group } from './foundations/layout';

const Intro = styled.header`
  ${tileVars('accent')}
  ${onTile}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: center;
  gap: ${space(40)};
  padding: ${space(40)};
  border-radius: ${radius('tile')};

  h1 {
    margin-block-end: ${space(16)};
    font-size: ${size(1)};
    letter-spacing: -0.02em;
  }

  p {
    font-size: ${size('lead')};
    line-height: 1.42;
  }

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(24)};
  }
`;

const Screenshot = styled.img`
  inline-size: 100%;
  block-size: auto;
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
`;

/** Heading of the Welcome page, with a picture of the site. */
export const WelcomeHead = ({ picture }: { picture: string }) => (
  <Intro>
    <div>
      <h1>Dots and one line</h1>
      <p>
        This is every component of the site, with the tokens, drawings and fonts that visitors get.
      </p>
    </div>
    <Screenshot src={picture} alt="The home page, light and dark" />
  </Intro>
);

const GroupLink = styled(AnchorMdx)`
  &&& {
    display: grid;
    gap: ${space(8)};
    align-content: start;
    block-size: 100%;
    padding: ${space(20)};
    border: 1px solid ${colour('edge')};
    border-radius: ${radius('tile')};
    background: ${colour('raised')};
    color: ${colour('ink')};
    text-decoration: none;

    &:hover {
      border-color: currentColor;
    }

    strong {
      font: 700 ${size(4)} / 1.1 ${font('display')};
      text-decoration: underline;
      text-underline-offset: 0.15em;
    }
  }
`;

const groups = [
  ['Foundations', 'foundations-colour--roles', 'Colour, type, space, motion and drawings.'],
  ['Components', 'start-components--docs', 'All components by group, with their aliases.'],
  ['Pages', 'pages-home--default', 'Whole pages, and their loading and error states.'],
  [
    'Accessibility',
    'start-accessibility--docs',
    'What every component guarantees, and how to check it.',
  ],
  ['What changed', 'start-what-changed--docs', 'What each version adds, changes and removes.'],
] as const;

/** Links to this Storybook's main sections. */
export const GroupLinks = () => (
  <Cards $min="15rem">
    {groups.map(([name, id, note]) => (
      <li key={id}>
        <GroupLink
          href={`./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`}
          target="_top"
        >
          <strong>{name}</strong>
          <Note>{note}</Note>
        </GroupLink>
      </li>
    ))}
  </Cards>
);

interface IndexEntry {
  id: string;
  title: string;
  tags: readonly string[];
}

const Groups = styled.div`
  display: grid;
  gap: ${space(48)};
  margin-block-start: ${space(24)};
`;

/** Lists all components by sidebar group, with links, from Storybook's index. */
export function ComponentIndex() {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, IndexEntry> }) => {
        const isComponent = ({ id, title, tags }: IndexEntry) =>
          id.endsWith('--docs') && !tags.includes('unattached-mdx') && !title.startsWith('Pages/');
        setEntries(Object.values(index.entries).filter(isComponent));
      });
  }, []);
  const groups = [...new Set(entries.map(({ title }) => title.split('/')[0]))];
  return (
    <Groups>
      {groups.map((group) => (
        <Group key={group}>
          <h2>{group}</h2>
          <Cards $min="15rem">
            {entries
              .filter(({ title }) => title.startsWith(`${group}/`))
              .map(({ id, title }) => {
                const { name, aliases } = splitName(title.split('/')[1] ?? '');
                return (
                  <li key={id}>
                    <AnchorMdx href={`./?path=/docs/${id}`} target="_top">
                      {name}
                    </AnchorMdx>
                    <Note>{aliases}</Note>
                  </li>
                );
              })}
          </Cards>
        </Group>
      ))}
    </Groups>
  );
}
