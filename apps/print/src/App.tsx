import { useQueryFilters, useTheme } from '@portfolio/behaviors';
import { resume } from '@portfolio/content';
import {
  Button,
  Checkbox,
  QrCode,
  RadioGroup,
  ResumeSheet,
  TextButton,
  ThemeToggle,
} from '@portfolio/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Preview } from './Preview';
import {
  arrange,
  audiences,
  bounds,
  paperIds,
  papers,
  parts,
  setupFilters,
  type Setup,
} from './setup';
import { Slider } from './Slider';
import { useAddress } from './useAddress';
import { usePaperRule } from './usePaperRule';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 19rem) minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 4rem);
  align-items: start;
  min-block-size: 100svh;
  padding: clamp(1.25rem, 3vw, 3rem) var(--gutter);
  background: var(--sunken);

  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
    background: none;
  }
`;

const Tools = styled.header`
  display: grid;
  gap: 1.5rem;

  @media print {
    display: none;
  }
`;

const Title = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;

  h1 {
    font-size: var(--fs-1);
    line-height: 0.86;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  align-items: center;
`;

const Boxes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 1rem;

  legend {
    padding: 0;
    margin-block-end: 0.25rem;
    font-weight: 600;
  }
`;

const Count = styled.p`
  font: 600 var(--fs-4) / 1.2 var(--f-display);
`;

const Note = styled.p`
  color: var(--ink-2);
  font-size: var(--fs-small);
  line-height: 1.4;
`;

const paperLabels = paperIds.map((id) => papers[id].label);
const audienceLabels = audiences.map(({ label }) => label);

/** A file name's worth of title: browsers propose it when a page is printed to a PDF. */
function titleOf({ for: audience }: Setup) {
  const variant = resume.variants.find(({ id }) => id === audience);
  return [resume.name, 'Resume', variant?.label].filter(Boolean).join(' – ');
}

/** The tools on one side and the sheets of paper on the other; on paper, the sheet alone. */
export function App() {
  const { theme, toggle } = useTheme({ initial: 'system' });
  const { values: setup, set, reset } = useQueryFilters(setupFilters, useAddress());
  const [count, setCount] = useState(1);
  usePaperRule(setup.paper, setup.margin);

  const title = titleOf(setup);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Layout>
      <Tools>
        <Title>
          <h1>Print</h1>
          <ThemeToggle theme={theme} onToggle={toggle} />
        </Title>
        <Count role="status">
          <span>{`${count} ${count === 1 ? 'page' : 'pages'}, ${papers[setup.paper].label}`}</span>
        </Count>
        <Actions>
          <Button onClick={() => window.print()}>Print</Button>
          <TextButton onClick={() => reset()}>Start over</TextButton>
        </Actions>
        <RadioGroup
          label="For"
          name="for"
          options={audienceLabels}
          value={audiences.find(({ id }) => id === setup.for)?.label}
          onChange={(label) => {
            const audience = audiences.find((candidate) => candidate.label === label);
            if (audience) set('for', audience.id);
          }}
        />
        <RadioGroup
          label="Paper"
          name="paper"
          options={paperLabels}
          value={papers[setup.paper].label}
          onChange={(label) => {
            const paper = paperIds.find((id) => papers[id].label === label);
            if (paper) set('paper', paper);
          }}
        />
        <Boxes>
          <legend>Parts</legend>
          {parts.map((part) => (
            <Checkbox
              key={part}
              checked={setup[part]}
              onChange={(event) => set(part, event.currentTarget.checked)}
            >
              {resume.headings[part]}
            </Checkbox>
          ))}
          <Checkbox checked={setup.qr} onChange={(event) => set('qr', event.currentTarget.checked)}>
            QR code
          </Checkbox>
        </Boxes>
        <div>
          <Slider
            label="Text"
            unit="pt"
            {...range(bounds.textPt)}
            value={setup.text}
            onChange={(value) => set('text', value)}
          />
          <Slider
            label="Margins"
            unit="mm"
            {...range(bounds.marginMm)}
            value={setup.margin}
            onChange={(value) => set('margin', value)}
          />
        </div>
        <Note>
          The address of this page holds all of this: bookmark it to print the same again. Printing
          with the keyboard gives the same as the button.
        </Note>
      </Tools>
      <main>
        <Preview paper={setup.paper} marginMm={setup.margin} textPt={setup.text} onCount={setCount}>
          <ResumeSheet
            {...arrange(setup)}
            layout="paper"
            headingLevel={1}
            qr={setup.qr && <QrCode value={resume.documentUrl} label="QR code of this resume" />}
          />
        </Preview>
      </main>
    </Layout>
  );
}

const range = ({ min, max, step }: { min: number; max: number; step: number }) => ({
  min,
  max,
  step,
});
